export { OrderDocuments } from "./order-documents.tsx";
