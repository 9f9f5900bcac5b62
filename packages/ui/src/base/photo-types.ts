/** Media types and file extensions of photos: some systems know no media type for HEIC. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
