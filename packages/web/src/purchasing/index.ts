export { OrderPriceCard } from "./order-price-card.tsx";
export { QuotedPrice } from "./quoted-price.tsx";
