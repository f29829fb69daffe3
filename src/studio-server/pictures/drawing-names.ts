/** The elements and attributes that a drawing may have. Everything that is not listed is removed. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const drawingElements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style
  clipPath mask pattern linearGradient radialGradient stop marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`)

/** The tags of these elements are removed, but their contents stay. */
export const unwrappedElements = words('a switch')

/** Elements that drawing programs leave behind: removing them is not worth a note. */
export const programElements = words('metadata')

export const drawingAttributes = words(`
  xmlns xmlns:xlink xml:space xml:lang version id class style role lang focusable tabindex href xlink:href
  x y x1 x2 y1 y2 cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio transform
  dx dy rotate textLength lengthAdjust startOffset method spacing side
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod
  offset markerWidth markerHeight markerUnits refX refY orient filterUnits primitiveUnits
  in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX
  pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed
  stitchTiles flood-color flood-opacity lighting-color
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset color opacity display visibility overflow clip-path clip-rule mask filter cursor vector-effect paint-order
  stop-color stop-opacity color-interpolation color-interpolation-filters shape-rendering text-rendering image-rendering
  font font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi marker marker-start marker-mid marker-end
  mix-blend-mode isolation transform-origin`)

export const isDescription = (name: string): boolean => /^(aria|data)-[\w-]+$/.test(name)
