import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { dataUri, testPdf } from "../../test/factories/site.ts";
import { validateSketch } from "./validate-sketch.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#dde4ea" }, limitInputPixels: false });

const png = await picture(64, 48).png().toBuffer();
const jpeg = await picture(64, 48).jpeg().toBuffer();

describe("a route sketch", () => {
  test("is told by its content, whatever it calls itself", async () => {
    expect((await validateSketch(testPdf())).mediaType).toBe("application/pdf");
    expect((await validateSketch(dataUri("application/pdf", png))).mediaType).toBe("image/png");
    expect((await validateSketch(dataUri("text/html", jpeg))).mediaType).toBe("image/jpeg");
  });

  test("is kept as it was sent", async () => {
    expect((await validateSketch(dataUri("image/png", png))).bytes.equals(png)).toBe(true);
  });

  test.each([
    [
      "a renamed executable",
      dataUri("application/pdf", "MZ\x90\0\x03 This program cannot be run in DOS mode."),
    ],
    ["a script", dataUri("image/png", "#!/bin/sh\nrm -rf /")],
    ["a page", dataUri("application/pdf", "<html><script>alert(1)</script></html>")],
    ["a page with the head of a PDF", dataUri("application/pdf", "%PDF-1.7\n<script>alert(1)</script>")],
    ["a PDF behind something else", dataUri("application/pdf", `MZ\n${atob(testPdf().split(",")[1] ?? "")}`)],
    ["another kind of picture", dataUri("image/gif", "GIF89a\x01\0\x01\0\0\0\0;")],
    ["half a picture", dataUri("image/png", png.subarray(0, png.length / 2))],
    ["a picture's head alone", dataUri("image/jpeg", jpeg.subarray(0, 12))],
    ["nothing", dataUri("application/pdf", "")],
    ["no data URI", "anfahrt.pdf"],
    ["broken base64", "data:image/png;base64,%%%"],
  ])("is not %s", async (_, file) => {
    await expect(validateSketch(file)).rejects.toMatchObject({ code: "sketch_unusable" });
  });

  test("has at most a megabyte", async () => {
    expect((await validateSketch(testPdf(1_048_576))).bytes).toHaveLength(1_048_576);
    await expect(validateSketch(testPdf(1_048_577))).rejects.toMatchObject({ code: "sketch_too_large" });
  });

  test("is no picture of 20,000 pixels a side, however few bytes it takes", async () => {
    const wide = await picture(20_000, 20).png().toBuffer();
    const huge = await picture(9_900, 9_900).png({ compressionLevel: 9 }).toBuffer();
    for (const bytes of [wide, huge]) {
      expect(bytes.length).toBeLessThan(1_048_576);
      const file = dataUri("image/png", bytes);
      await expect(validateSketch(file)).rejects.toMatchObject({ code: "sketch_dimensions" });
    }
    const fitting = await picture(10_000, 20).png().toBuffer();
    expect((await validateSketch(dataUri("image/png", fitting))).mediaType).toBe("image/png");
  });
});
