import { deskMessagesApi } from "@kreislauf/contract/desk";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { MessagesSection } from "./messages-section.tsx";

const thread: OrderMessages = {
  orderId: 21,
  serviceLocationId: 5,
  messages: [
    {
      id: 4,
      text: "Wann kommen Sie?",
      author: "Jana Petersen",
      fromProvider: false,
      sentOn: "2027-05-17T07:00:00Z",
      isRead: false,
      attachments: [],
    },
  ],
  unread: 1,
  awaits: "provider",
};

test("a tab that nobody looks at tells no customer that their question was read", async () => {
  const network = fakeNetwork();
  network.on(deskMessagesApi.deskMessages, thread);
  const marks = network.on(deskMessagesApi.markDeskMessagesRead, { ...thread, unread: 0 });
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => visibility.mockRestore());
  await renderDesk(<MessagesSection order={{ id: 21, orderNumber: "1048401" }} />);
  await expect.element(page.getByText("Wann kommen Sie?")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(marks).toHaveLength(0);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(marks).toHaveLength(1), { timeout: 10_000 });
  expect(marks[0]?.body).toEqual({ untilId: 4 });
});
