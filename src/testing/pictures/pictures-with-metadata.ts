import { deflateSync } from 'node:zlib'
import { chunk, insertIntoJpeg, insertIntoPng, jpegParts, riff, segment } from './image-bytes.ts'
import { canary, noisePicture, type Files, plainPicture, type GoodPictures, otherFiles } from './sample-pictures.ts'

/** Valid pictures of unusual kinds. */
export const unusualPictures = async ({ jpeg, png: picture }: GoodPictures): Promise<Files> => ({
  'a CMYK JPEG': await noisePicture().toColourspace('cmyk').jpeg().toBuffer(),
  'a progressive JPEG': await noisePicture().jpeg({ progressive: true }).toBuffer(),
  'a grey JPEG': await noisePicture().greyscale().jpeg().toBuffer(),
  'a JPEG without chroma subsampling': await noisePicture()
    .jpeg({ chromaSubsampling: '4:4:4', quality: 100 })
    .toBuffer(),
  'an interlaced PNG': await noisePicture().png({ progressive: true }).toBuffer(),
  'a 16-bit PNG': await noisePicture().toColourspace('rgb16').png().toBuffer(),
  'an indexed PNG': await noisePicture().png({ palette: true }).toBuffer(),
  'an indexed PNG of two colours': await noisePicture()
    .greyscale()
    .threshold()
    .png({ palette: true, colours: 2 })
    .toBuffer(),
  'a PNG with transparency': await noisePicture(4).png().toBuffer(),
  'a grey PNG with transparency': await noisePicture(4).greyscale().png().toBuffer(),
  'a WebP with transparency': await noisePicture(4).webp().toBuffer(),
  'a lossless WebP': await noisePicture().webp({ lossless: true }).toBuffer(),
  'a JPEG with a wide-gamut profile': await noisePicture().withIccProfile('p3').jpeg().toBuffer(),
  'a PNG with a wide-gamut profile': await noisePicture().withIccProfile('p3').png().toBuffer(),
  'a CMYK JPEG with a CMYK profile': await noisePicture().withIccProfile('cmyk').jpeg().toBuffer(),
  'a JPEG with a broken colour profile': insertIntoJpeg(jpeg, segment(0xe2, `ICC_PROFILE\0\u0001\u0001${canary}`)),
  'a JPEG with an incomplete colour profile': insertIntoJpeg(
    jpeg,
    segment(0xe2, `ICC_PROFILE\0\u0001\u0009${'x'.repeat(500)}`),
  ),
  'a JPEG with a misleading Adobe colour transform': insertIntoJpeg(
    jpeg,
    segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\u0000', 'latin1')),
  ),
  'a PNG with extreme gamma and chromaticities': insertIntoPng(
    picture,
    chunk('gAMA', Buffer.from([0, 0, 0, 1])),
    chunk('cHRM', Buffer.alloc(32, 0xff)),
  ),
  'a PNG with an extreme pixel aspect ratio': insertIntoPng(
    picture,
    chunk('pHYs', Buffer.from([255, 255, 255, 255, 0, 0, 0, 1, 1])),
  ),
  'a PNG of one pixel': await plainPicture(1, 1).png().toBuffer(),
})

/** Valid pictures with metadata that could identify a person, or with other hidden content. */
export const picturesWithMetadata = async ({ jpeg, png: picture, webp }: GoodPictures): Promise<Files> => {
  const place = {
    IFD0: { Make: canary, ImageDescription: canary },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 37/1' },
  }
  const exif =
    (await noisePicture().withExif(place).jpeg().toBuffer().then(jpegParts)).segments.find(
      ({ marker }) => marker === 0xe1,
    )?.data ?? Buffer.alloc(0)
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description about="${canary}"/></rdf:RDF></x:xmpmeta>`
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (orientation) =>
        [
          `a JPEG with EXIF orientation ${orientation}`,
          await noisePicture().withExif(place).withMetadata({ orientation }).jpeg().toBuffer(),
        ] as const,
    ),
  )
  return {
    ...Object.fromEntries(turned),
    'a JPEG with a GPS location': insertIntoJpeg(jpeg, segment(0xe1, exif)),
    'a JPEG with two EXIF segments': insertIntoJpeg(jpeg, segment(0xe1, exif), segment(0xe1, exif)),
    'a JPEG with a thumbnail after its EXIF data': insertIntoJpeg(
      jpeg,
      segment(0xe1, Buffer.concat([exif, jpeg, Buffer.from(canary)])),
    ),
    'a JPEG with a JFIF thumbnail': insertIntoJpeg(
      jpeg,
      segment(
        0xe0,
        Buffer.concat([
          Buffer.from('JFIF\0\u0001\u0002\0\0\u0001\0\u0001\u0008\u0008', 'latin1'),
          Buffer.alloc(192, canary),
        ]),
      ),
    ),
    'a JPEG with XMP': insertIntoJpeg(jpeg, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    'a JPEG with extended XMP': insertIntoJpeg(
      jpeg,
      segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\0\u00ff\0\0\0\0${xmp}`),
    ),
    'a JPEG with IPTC data': insertIntoJpeg(
      jpeg,
      segment(0xed, `Photoshop 3.0\u00008BIM\u0004\u0004\0\0\0\0\0\u0010\u001c\u0002\u0078\0\u000b${canary}`),
    ),
    'a JPEG with a comment': insertIntoJpeg(jpeg, segment(0xfe, `<script>${canary}</script>`)),
    'a JPEG with a PDF in a comment': insertIntoJpeg(jpeg, segment(0xfe, otherFiles['PDF'] ?? '')),
    'a JPEG with all application segments': insertIntoJpeg(
      jpeg,
      ...Array.from({ length: 15 }, (_none, at) => segment(0xe1 + at, canary)),
    ),
    'a JPEG with several pictures (MPF)': Buffer.concat([
      insertIntoJpeg(jpeg, segment(0xe2, `MPF\0II*\0${canary}`)),
      jpeg,
    ]),
    'a motion photo': Buffer.concat([
      insertIntoJpeg(jpeg, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0GCamera:MotionPhoto="1" ${xmp}`)),
      otherFiles['MP4'] ?? Buffer.alloc(0),
      Buffer.from(canary),
    ]),
    'a PNG with text chunks': insertIntoPng(
      picture,
      chunk('tEXt', `Comment\0<script>${canary}</script>`),
      chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
      chunk('zTXt', Buffer.concat([Buffer.from('Author\0\0', 'latin1'), deflateSync(canary)])),
    ),
    'a PNG with a GPS location': insertIntoPng(picture, chunk('eXIf', exif.subarray(6))),
    'a PNG with a modification time': insertIntoPng(picture, chunk('tIME', Buffer.from([7, 234, 11, 21, 12, 0, 0]))),
    'a WebP with a GPS location': await noisePicture().withExif(place).webp().toBuffer(),
    'a WebP with XMP': Buffer.concat([webp, riff('XMP ', Buffer.from(xmp))]),
  }
}
