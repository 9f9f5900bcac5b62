import { type ErrorCode, errorStatus } from "@kreislauf/contract/base";
import { type Order, ordersTexts } from "@kreislauf/contract/orders";
import { expect } from "vitest";
import { errorTexts } from "../../src/app/error-texts.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

/** Checks a refused call: its code, the message in both languages, and that nothing was written. */
export async function expectRefused(
  portal: TestPortal,
  request: TestRequest,
  code: ErrorCode,
): Promise<void> {
  const before = await everything(portal);
  for (const language of ["de", "en"] as const) {
    const answer = await portal.call({
      method: "POST",
      ...request,
      headers: { "accept-language": language },
    });
    const shown = answer.json<{ code: string; message: string; current?: Pick<Order, "orderStatusId"> }>();
    expect([answer.statusCode, shown.code]).toEqual([errorStatus[code], code]);
    // An English message begins with the internal message of the call, before the sentence for users.
    const state = shown.current && ` ${ordersTexts[language].statusNow[shown.current.orderStatusId]}`;
    const sentence = `${errorTexts[language][code]}${state ?? ""}`;
    expect(language === "de" ? shown.message : shown.message.slice(-sentence.length)).toBe(sentence);
  }
  expect(await everything(portal)).toBe(before);
}

async function everything({ database: { db } }: TestPortal): Promise<string> {
  return JSON.stringify([
    await db.selectFrom("orders").selectAll().orderBy("id").execute(),
    await db.selectFrom("agreements").selectAll().orderBy("id").execute(),
    await db.selectFrom("inquiries").selectAll().orderBy("id").execute(),
    await db.selectFrom("order_log").selectAll().orderBy("id").execute(),
    await db.selectFrom("agreement_log").selectAll().orderBy("id").execute(),
    await db.selectFrom("outbox_mails").selectAll().orderBy("id").execute(),
    await db.selectFrom("provider_events").selectAll().orderBy("event_id").execute(),
    await db.selectFrom("files").selectAll().orderBy("id").execute(),
  ]);
}
