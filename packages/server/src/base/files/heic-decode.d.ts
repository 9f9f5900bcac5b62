declare module "heic-decode" {
  interface Picture {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }>;
  }
  const decode: {
    all(options: { readonly buffer: Uint8Array }): Promise<readonly Picture[]>;
  };
  export = decode;
}
