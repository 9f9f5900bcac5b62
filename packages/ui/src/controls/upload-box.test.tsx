import { FileText } from "lucide-react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FileRow } from "./file-row.tsx";
import { UploadBox } from "./upload-box.tsx";

const pdf = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: "application/pdf" });

async function openBox(multiple = false) {
  const onChoose = vi.fn<(files: readonly File[]) => void>();
  const { container } = await render(
    <UploadBox
      icon={FileText}
      text="Skizze hierher ziehen oder auswählen"
      chooseText="Auswählen"
      accept="application/pdf,image/png"
      multiple={multiple}
      onChoose={onChoose}
    />,
  );
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  const box = container.firstElementChild;
  if (input === null || box === null) throw new Error("there is no box");
  const names = () => onChoose.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { onChoose, input, box, names };
}

/** Fires the event that a browser fires while files are dragged over an element or dropped. */
function drag(box: Element, type: "dragenter" | "dragover" | "dragleave" | "drop", files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return box.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

test("the button opens the browser's choice, which offers what is accepted", async () => {
  const { input } = await openBox();
  const opened = vi.spyOn(input, "click").mockImplementation(() => {});
  await page.getByRole("button", { name: "Auswählen" }).click();
  expect(opened).toHaveBeenCalledOnce();
  expect(input.accept).toBe("application/pdf,image/png");
});

test("what is chosen is handed over, and the same file can be chosen again", async () => {
  const { input, names } = await openBox();
  await userEvent.upload(input, pdf("a.pdf"));
  await userEvent.upload(input, pdf("a.pdf"));
  expect(names()).toEqual([["a.pdf"], ["a.pdf"]]);
});

test("dropped files are handed over, and the browser does not open them instead", async () => {
  const { box, names } = await openBox(true);
  expect(drag(box, "dragover", [pdf("a.pdf")])).toBe(false);
  expect(drag(box, "drop", [pdf("a.pdf"), pdf("b.pdf")])).toBe(false);
  expect(names()).toEqual([["a.pdf", "b.pdf"]]);
});

test("where one is wanted, the first of several counts", async () => {
  const { box, names } = await openBox();
  drag(box, "drop", [pdf("a.pdf"), pdf("b.pdf")]);
  expect(names()).toEqual([["a.pdf"]]);
});

test("dropped words are no file", async () => {
  const { box, onChoose } = await openBox();
  drag(box, "drop", []);
  expect(onChoose).not.toHaveBeenCalled();
});

test("it lights up while files are over it", async () => {
  const { box } = await openBox();
  const quiet = box.className;
  drag(box, "dragenter", [pdf("a.pdf")]);
  await vi.waitFor(() => expect(box.className).not.toBe(quiet), { timeout: 10_000 });
  drag(box, "dragleave", []);
  await vi.waitFor(() => expect(box.className).toBe(quiet), { timeout: 10_000 });
});

/** Accepts files of up to ten bytes, to test a size limit. */
function Files() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <UploadBox
        icon={FileText}
        text="Dateien"
        chooseText="Auswählen"
        accept="application/pdf"
        multiple
        onChoose={(chosen) => setFiles((before) => [...before, ...chosen])}
      />
      {files.map((file) => (
        <FileRow
          key={file.name}
          icon={FileText}
          name={file.name}
          note={`${file.size} Byte`}
          refused={file.size > 10 ? "Die Datei ist zu groß." : undefined}
          removeLabel={`${file.name} entfernen`}
          onRemove={() => setFiles((before) => before.filter((each) => each !== file))}
        />
      ))}
    </>
  );
}

test("a file that is refused says so aloud and stays until it is removed; the others stay", async () => {
  const { container } = await render(<Files />);
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("there is no input");
  await userEvent.upload(input, [pdf("klein.pdf"), pdf("groß.pdf", 11)]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Die Datei ist zu groß.");
  await expect.element(page.getByText("3 Byte")).toBeVisible();
  await page.getByRole("button", { name: "groß.pdf entfernen" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(page.getByText("klein.pdf")).toBeVisible();
});
