/** Which camera to open: by the side it is on, or by its id where the browser does not report sides. */
export type CameraChoice = { readonly facing: 'environment' | 'user' } | { readonly device: string }

/** Why the camera does not run. Each one needs other instructions. */
export const cameraFailures = [
  'blocked',
  'none_found',
  'in_use',
  'unplugged',
  'not_secure',
  'not_supported',
  'no_readback',
  'interrupted',
  'failed',
] as const
export type CameraFailure = (typeof cameraFailures)[number]
