import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { readDataUri, writeDataUri } from "./data-uri.ts";

test.each([
  ["AAEC", [0, 1, 2]],
  ["AAE=", [0, 1]],
  ["AA==", [0]],
  ["+/+/", [251, 255, 191]],
])("the base64 %s is read", (base64, bytes) => {
  expect(readDataUri(`data:image/jpeg;base64,${base64}`)).toEqual(Buffer.from(bytes));
});

test.each([
  "",
  "AAEC",
  "data:image/jpeg;base64,",
  "data:image/jpeg;base64,AAE",
  "data:image/jpeg;base64,AA=",
  "data:image/jpeg;base64,A===",
  "data:image/jpeg;base64,====",
  "data:image/jpeg;base64,AA==AAEC",
  "data:image/jpeg;base64,AAEC AAEC",
  "data:image/jpeg;base64,AAEC\nAAE",
  "data:image/jpeg;base64,-_-_",
  "data:image/jpeg;base64,äAEC",
  "data:image/jpeg,AAEC",
  "data:text;base64,AAEC",
  "data:image/jpeg;charset=utf-8;base64,AAEC",
])("“%s” is no file", (text) => expect(readDataUri(text)).toBeUndefined());

/**
 * V8 counts all machine code that it has ever generated for regular expressions. Beyond 16 MB it generates slower code,
 * with which an expression that repeats over megabytes overflows the stack.
 */
test("a server that has run for long reads files of ten megabytes", async () => {
  const longRunning = `
    const { workerData } = require("node:worker_threads");
    const kept = [];
    for (let number = 0; number < 8_000; number += 1) {
      const pattern = new RegExp(\`^(?:[a-z\${number}]+-){1,20}(?:x\${number}y|[0-9]{3,\${10 + (number % 9)}}z)+(?<!\${number})end$\`, "i");
      for (let time = 0; time < 2; time += 1) pattern.test("abc-".repeat(400) + number);
      kept.push(pattern);
    }
    import(workerData.module).then(({ readDataUri }) => {
      const file = "data:application/pdf;base64," + Buffer.alloc(10_000_000, 7).toString("base64");
      require("node:worker_threads").parentPort.postMessage(readDataUri(file)?.length);
    });`;
  const module = new URL("data-uri.ts", import.meta.url).href;
  const worker = new Worker(longRunning, { eval: true, workerData: { module } });
  try {
    expect(await once(worker, "message")).toEqual([10_000_000]);
  } finally {
    await worker.terminate();
  }
});

test("what is written is read", () => {
  const bytes = Buffer.from([255, 0, 128, 7]);
  expect(readDataUri(writeDataUri("image/png", bytes))).toEqual(bytes);
});
