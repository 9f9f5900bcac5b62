/** Types and file extensions of photos, because not every system knows the media type of HEIC. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
