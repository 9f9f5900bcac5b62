import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo, useHashRoute } from "../../base/hash-route.ts";
import { useAgreementTasks } from "../agreements.queries.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import claimsStyles from "../claims.module.css";
import { QuotesView } from "./quotes-view.tsx";
import { StockView } from "./stock-view.tsx";
import { TasksView } from "./tasks-view.tsx";

const views = { tasks: TasksView, quotes: QuotesView, stock: StockView } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** The area "Vereinbarungen": what waits for a decision, and all agreements. */
export function AgreementsScreen() {
  const texts = useTexts(deskAgreementsTexts);
  const { parameters } = useHashRoute();
  const view = viewNames.find((each) => each === parameters.get("view")) ?? "tasks";
  const { data: tasks } = useAgreementTasks();
  const countOf = (each: View) =>
    each === "tasks" && tasks ? ` ${tasks.changes.length + tasks.inquiries.length}` : "";
  const Shown = views[view];
  const head = (
    <div className={claimsStyles.tools}>
      <h1>{texts.title}</h1>
      <nav className={claimsStyles.states} aria-label={texts.views}>
        {viewNames.map((each) => (
          <a
            key={each}
            href={hrefTo("/agreements", new URLSearchParams({ view: each }))}
            aria-current={each === view ? "page" : undefined}
          >
            {texts[each]}
            {countOf(each)}
          </a>
        ))}
      </nav>
    </div>
  );
  return <Shown head={head} />;
}
