import { useTexts } from "../../base/language.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { FaqBoard } from "./faq-board.tsx";
import { helpTexts } from "./help.texts.ts";

/** The questions alone. */
export function FaqScreen() {
  return (
    <>
      <PageHead title={useTexts(helpTexts).questions} />
      <FaqBoard />
    </>
  );
}
