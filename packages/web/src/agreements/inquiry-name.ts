import type { Inquiry } from "@kreislauf/contract/agreements";

/** Waste, then container and size: the words of the customer where the catalog has none. */
export function inquiryName({
  wasteType,
  containerType,
  customWasteType,
  customContainerType,
  customContainerSize,
}: Pick<
  Inquiry,
  "wasteType" | "containerType" | "customWasteType" | "customContainerType" | "customContainerSize"
>): string {
  const container =
    customContainerType === null
      ? containerType.description
      : [customContainerType, customContainerSize].filter(Boolean).join(" ");
  return `${customWasteType ?? wasteType.description}, ${container}`;
}
