import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { OrderSubject } from "./order-subject.tsx";

test.each([true, false])("waste that is hazardous (%s) is marked beside its code", async (hazardous) => {
  const wasteType = { ...agreementFixture.wasteType, avvCode: "13 02 05*", hazardous };
  await render(
    <p>
      <OrderSubject agreement={{ ...agreementFixture, wasteType }} site={undefined} />
    </p>,
  );
  const text = page.getByRole("paragraph").element().textContent ?? "";
  expect(/ · 13\s02\s05\* gefährlich$/.test(text)).toBe(hazardous);
});
