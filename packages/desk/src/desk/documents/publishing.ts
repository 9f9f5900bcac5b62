import {
  type DeskDocumentCompany,
  type DeskDocumentFigures,
  deskDocumentsApi,
  type DeskPublicationResult,
  maxDeskDocuments,
  readDocumentAmount,
  readDocumentName,
  readDocumentPeriod,
} from "@kreislauf/contract/desk";
import { type DocumentType, maxDocumentBytes, pdfProblem } from "@kreislauf/contract/documents";
import { useSyncExternalStore } from "react";
import { today } from "@kreislauf/ui/base/today.ts";
import { call, errorSentence } from "../../base/call.ts";
import { onSessionEnd } from "../../base/desk-session.ts";
import { readFileAsDataUri } from "../base/read-file.ts";
import {
  type ChosenFile,
  companyIdOf,
  dateOf,
  hasAmount,
  isPublishable,
  siteIdOf,
  stateOf,
} from "./chosen-file.ts";
import { isOvertaken, publishingRefusal } from "./publishing-refusal.ts";
import { writtenAmount, writtenPeriod } from "./written-values.ts";

/** A file that has been published, for the dialog with the result and its downloaded list. */
export interface DoneFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly number: string;
  readonly netAmount: number | null;
  readonly result: DeskPublicationResult;
}

export interface Publishing {
  readonly files: readonly ChosenFile[];
  readonly companies: readonly DeskDocumentCompany[];
  /** How many files are being read and have no row yet. */
  readonly reading: number;
  /** How many files were left out because the batch was full. */
  readonly leftOut: number;
  /** Why the server could not check the files, or null. */
  readonly problem: string | null;
  /** The progress of the batch that is being published; null while none is. */
  readonly run: { readonly done: number; readonly total: number } | null;
  /** The result of the last batch, until its dialog is closed; null otherwise. */
  readonly result: { readonly done: readonly DoneFile[]; readonly people: number } | null;
}

const empty: Publishing = {
  files: [],
  companies: [],
  reading: 0,
  leftOut: 0,
  problem: null,
  run: null,
  result: null,
};

/** Kept outside the page, so that a batch goes on while the person looks at other pages of the desk. */
let current = empty;
const listeners = new Set<() => void>();

function set(change: Partial<Publishing>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePublishing = (): Publishing => useSyncExternalStore(subscribe, () => current);

/** Makes the browser ask before the tab is closed, which would cut off the batch. */
window.addEventListener("beforeunload", (event) => {
  if (current.run !== null) event.preventDefault();
});

/** Counts the desk sessions in this tab, so that an upload that began in an earlier session stops. */
let session = 0;
onSessionEnd(() => {
  session += 1;
  set(empty);
});

export const discardFiles = (): void => {
  if (current.run === null) set(empty);
};
export const closeResult = (): void => set({ result: null });
export const removeFile = (key: string): void =>
  set({ files: current.files.filter((file) => file.key !== key) });

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Adds chosen files to the batch and asks the server what it knows of them. */
export async function addFiles(files: readonly File[], rule: string): Promise<void> {
  const begun = session;
  const room = maxDeskDocuments - current.files.length - current.reading;
  const taken = files.slice(0, Math.max(room, 0));
  set({ leftOut: files.length - taken.length, reading: current.reading + taken.length, problem: null });
  const added: ChosenFile[] = [];
  for (const file of taken) {
    const isTooLarge = file.size > maxDocumentBytes;
    const content = isTooLarge ? undefined : await file.arrayBuffer().catch(() => undefined);
    const read = readDocumentName(file.name, rule);
    added.push({
      key: crypto.randomUUID(),
      file,
      contentHash: content ? hex(await crypto.subtle.digest("SHA-256", content)) : "",
      problem: isTooLarge
        ? "document_too_large"
        : content
          ? pdfProblem(new Uint8Array(content))
          : "document_unusable",
      read,
      type: read.type,
      number: read.number ?? "",
      customerNumber: read.customer,
      companyId: null,
      siteNumber: read.site,
      siteId: null,
      period: writtenPeriod(read.date ?? read.month),
      date: null,
      amount: "",
      orderNumber: null,
      correctsNumber: "",
      reason: "",
      finding: null,
      refusal: null,
    });
  }
  if (begun !== session) return;
  const known = new Set(current.files.map(({ contentHash, file }) => `${file.name} ${contentHash}`));
  const fresh = added.filter(({ contentHash, file }) => !known.has(`${file.name} ${contentHash}`));
  set({ reading: current.reading - taken.length, files: [...current.files, ...fresh] });
  await checkFiles(fresh.map(({ key }) => key));
}

/** Asks the server for the customers of these files, and for what is published under their numbers. */
export async function checkFiles(keys: readonly string[]): Promise<void> {
  const asked = current.files.filter(({ key, problem }) => problem === null && keys.includes(key));
  if (asked.length === 0) return;
  const begun = session;
  try {
    const { companies, files } = await call(deskDocumentsApi.checkDeskDocuments, {
      body: {
        files: asked.map(({ type, number, customerNumber, companyId, siteNumber, contentHash }) => ({
          type,
          number: number.trim() || null,
          customerNumber,
          companyId,
          siteNumber,
          contentHash,
        })),
      },
    });
    if (begun !== session) return;
    const findings = new Map(asked.map((file, index) => [file.key, { file, finding: files[index] ?? null }]));
    const known = new Map([...current.companies, ...companies].map((company) => [company.id, company]));
    set({
      companies: [...known.values()],
      problem: null,
      files: current.files.map((file) => {
        const found = findings.get(file.key);
        return found !== undefined && isSameDocument(found.file, file)
          ? { ...file, finding: found.finding }
          : file;
      }),
    });
  } catch (error) {
    if (begun === session) set({ problem: errorSentence(error) });
  }
}

/** Whether the server's finding for one state of a row also holds for the other. */
const isSameDocument = (one: ChosenFile, other: ChosenFile): boolean =>
  (["type", "number", "customerNumber", "companyId", "siteNumber"] as const).every(
    (part) => one[part] === other[part],
  );

type Edit = Partial<
  Pick<
    ChosenFile,
    | "type"
    | "number"
    | "companyId"
    | "siteId"
    | "period"
    | "amount"
    | "orderNumber"
    | "correctsNumber"
    | "reason"
  >
>;

/** Drops the server's finding when the edit changes what it was asked about: type, number, customer or site number. */
const withoutStaleFinding = (before: ChosenFile, file: ChosenFile): ChosenFile =>
  isSameDocument(before, file) ? file : { ...file, finding: null };

export function editFile(key: string, edit: Edit): void {
  const change = (file: ChosenFile) => withoutStaleFinding(file, { ...file, ...edit, refusal: null });
  set({ files: current.files.map((file) => (file.key === key ? change(file) : file)) });
}

/** Sets the site of a file, and of the customer's other files that have none; returns how many others there were. */
export function chooseSite(key: string, siteId: number): number {
  const chosen = current.files.find((file) => file.key === key);
  const companyId = chosen && companyIdOf(chosen);
  const others = current.files.filter(
    (file) =>
      file.key !== key && file.finding !== null && companyIdOf(file) === companyId && siteIdOf(file) === null,
  );
  const isMeant = (file: ChosenFile) => file.key === key || others.includes(file);
  set({ files: current.files.map((file) => (isMeant(file) ? { ...file, siteId } : file)) });
  return others.length;
}

/** Takes figures of a table into the files with the same numbers; returns how many files had a row in the table. */
export async function joinFigures(rows: readonly DeskDocumentFigures[]): Promise<number> {
  const joined: string[] = [];
  const files = current.files.map((file) => {
    const row = rows.find(
      ({ number, type }) => number === file.number.trim() && (type === null || type === (file.type ?? type)),
    );
    if (row === undefined || file.problem !== null) return file;
    joined.push(file.key);
    return withoutStaleFinding(file, {
      ...file,
      type: file.type ?? row.type,
      customerNumber: file.customerNumber ?? row.customerNumber,
      siteNumber: row.siteNumber ?? file.siteNumber,
      period: file.period || writtenPeriod(row.month),
      date: row.date ?? file.date,
      amount: row.netAmount === null ? file.amount : writtenAmount(row.netAmount),
      orderNumber: row.orderNumber ?? file.orderNumber,
      correctsNumber: row.correctsNumber ?? file.correctsNumber,
      refusal: null,
    });
  });
  set({ files });
  await checkFiles(joined);
  return joined.length;
}

/** Publishes all complete files one after the other. A refused file stays in the batch with the reason. */
export async function publishFiles(): Promise<void> {
  if (current.run !== null) return;
  const begun = session;
  const batchId = crypto.randomUUID();
  const keys = current.files.filter(isPublishable).map(({ key }) => key);
  const done: DoneFile[] = [];
  set({ run: { done: 0, total: keys.length }, problem: null, result: null });
  for (const [index, key] of keys.entries()) {
    const file = current.files.find((each) => each.key === key);
    if (file !== undefined) await publishOne(batchId, file, done);
    if (begun !== session) return;
    set({ run: { done: index + 1, total: keys.length } });
  }
  const end = await call(deskDocumentsApi.endDeskBatch, { params: { batchId } }).catch(() => ({ people: 0 }));
  if (begun === session) set({ run: null, result: { done, people: end.people } });
}

async function publishOne(batchId: string, file: ChosenFile, done: DoneFile[]): Promise<void> {
  const { type, number, finding } = file;
  const siteId = siteIdOf(file);
  const { month } = readDocumentPeriod(file.period);
  if (type === null || siteId === null || month === null) return;
  const netAmount = hasAmount(type) ? readDocumentAmount(file.amount) : null;
  const isCorrection = stateOf(file).kind === "replaces";
  try {
    const { result } = await call(deskDocumentsApi.publishDeskDocument, {
      body: {
        batchId,
        serviceLocationId: siteId,
        type,
        number: number.trim(),
        date: dateOf(file, today()),
        monthOfService: month,
        netAmount,
        orderNumber: file.orderNumber?.trim() || null,
        correctsNumber: file.correctsNumber.trim() || null,
        file: await readFileAsDataUri(file.file),
        correction: isCorrection ? { version: finding?.existing?.version ?? 1, reason: file.reason } : null,
      },
    });
    done.push({ name: file.file.name, type, number: number.trim(), netAmount, result });
    removeFile(file.key);
  } catch (error) {
    const refusal = publishingRefusal(error);
    set({ files: current.files.map((each) => (each.key === file.key ? { ...each, refusal } : each)) });
    // Somebody else has published this number: checks again, so that the row shows what is published now.
    if (isOvertaken(error)) await checkFiles([file.key]);
  }
}
