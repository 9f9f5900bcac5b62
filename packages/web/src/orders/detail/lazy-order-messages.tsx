import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import { loadOrderMessages } from "../../base/order-card-registry.ts";

const messages = lazyElement(async () => {
  const Card = await loadOrderMessages();
  return (orderId: number) => <Card key={orderId} orderId={orderId} />;
});

/** The messages between customer and dispatch; their code is loaded after the order is shown. */
export function LazyOrderMessages({ orderId }: { orderId: number }) {
  return useLazyElement(messages)?.(orderId);
}
