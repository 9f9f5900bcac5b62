import type { Quote } from "@kreislauf/contract/quotes";
import { Check, CircleX, FileText, MessageSquareText } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Timeline, type TimelineEntry } from "@kreislauf/ui/data/timeline.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { quoteTexts } from "./quote.texts.ts";

/** What happened from the inquiry to the decision, the newest entry first. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const texts = useTexts(quoteTexts);
  const { dateTime } = useFormats();
  const { state, decidedOn } = quote;
  const entries: TimelineEntry[] = [
    {
      id: "sent",
      icon: FileText,
      tone: "blue",
      title: texts.sent,
      at: quote.sentOn,
      time: dateTime(quote.sentOn),
      person: quote.sentBy,
    },
    {
      id: "asked",
      icon: MessageSquareText,
      title: texts.asked,
      at: quote.askedOn,
      time: dateTime(quote.askedOn),
      person: quote.askedBy.name,
    },
  ];
  if (decidedOn !== null && state !== "sent" && state !== "expired")
    entries.unshift({
      id: "decided",
      icon: state === "accepted" ? Check : CircleX,
      ...(state === "accepted" && { tone: "green" }),
      title: texts.decided[state],
      at: decidedOn,
      time: dateTime(decidedOn),
      person: quote.decidedBy?.name,
    });
  return (
    <Card title={texts.history}>
      <Timeline entries={entries} />
    </Card>
  );
}
