export { DocumentRows } from "./document-rows.tsx";
