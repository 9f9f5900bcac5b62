import { deskMessagesApi, type DeskOrder } from "@kreislauf/contract/desk";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePageVisible } from "@kreislauf/ui/base/use-page-visible.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence, isRefusedBy } from "../../base/call.ts";
import { rereadOptions } from "../../base/reread-options.ts";
import { SectionState } from "../base/section-state.tsx";
import { useFormOpener } from "../base/use-form-opener.ts";
import { messagesTexts } from "../messages.texts.ts";
import panelStyles from "../base/panel.module.css";
import { MessageForm } from "./message-form.tsx";
import { MessageThread } from "./message-thread.tsx";

interface MessagesSectionProps {
  order: Pick<DeskOrder, "id" | "orderNumber">;
}

/** The messages on an order, and a form to write one. Once they are visible, they are marked as read. */
export function MessagesSection({ order: { id: orderId, orderNumber } }: MessagesSectionProps) {
  const texts = useTexts(messagesTexts);
  const client = useQueryClient();
  const showSnack = useSnackbar();
  const params = { orderId };
  const queryKey = ["desk", "messages", orderId];
  const found = useQuery({
    queryKey,
    queryFn: (context) => call(deskMessagesApi.deskMessages, { params }, rereadOptions(context)),
  });
  const lastId = found.data?.messages.at(-1)?.id ?? null;
  const { isOpen, setIsOpen, opener } = useFormOpener();
  const show = async (messages: OrderMessages) => {
    client.setQueryData(queryKey, messages);
    await client.invalidateQueries({ queryKey: ["desk"] });
  };
  const settle = useMutation({
    mutationFn: () => call(deskMessagesApi.settleDeskMessages, { params, body: { lastId } }),
    onSuccess: show,
    onError: async (error) => {
      showSnack({ message: errorSentence(error), variant: "error" });
      if (isRefusedBy(error, "messages_changed")) await client.invalidateQueries({ queryKey });
    },
  });
  const isWaiting = found.data?.awaits === "provider";
  const isUnread = (found.data?.unread ?? 0) > 0;
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible || !isUnread || lastId === null) return;
    // If marking them as read fails, the messages stay unread, and the next visit tries again.
    call(
      deskMessagesApi.markDeskMessagesRead,
      { params: { orderId }, body: { untilId: lastId } },
      { isByItself: true },
    ).catch(() => {});
  }, [orderId, isVisible, isUnread, lastId]);
  return (
    <section className={panelStyles.section}>
      <h3>{texts.title}</h3>
      <SectionState query={found} loadingText={texts.loading} />
      {found.data && (
        <>
          {found.data.messages.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <MessageThread orderId={orderId} messages={found.data.messages} />
          )}
          {isWaiting && <Note variant="warning">{texts.waiting}</Note>}
          {isOpen ? (
            <MessageForm
              orderId={orderId}
              orderNumber={orderNumber}
              lastId={lastId}
              onSent={(messages) => void show(messages)}
              onClose={() => setIsOpen(false)}
            />
          ) : (
            <div className={panelStyles.actions}>
              <Button ref={opener} small onClick={() => setIsOpen(true)}>
                {texts.write}
              </Button>
              {isWaiting && (
                <Button small busy={settle.isPending} onClick={() => settle.mutate()}>
                  {texts.settle}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
