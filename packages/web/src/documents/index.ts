export { OrderDocuments } from "./order-documents.tsx";
export { PaymentState } from "./payment-state.tsx";
