import { useTexts } from "@kreislauf/ui/base/language.ts";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { FaqBoard } from "./faq-board.tsx";
import { helpTexts } from "./help.texts.ts";

/** All questions and answers on a page of their own. */
export function FaqScreen() {
  return (
    <>
      <PageHeader title={useTexts(helpTexts).questions} />
      <FaqBoard />
    </>
  );
}
