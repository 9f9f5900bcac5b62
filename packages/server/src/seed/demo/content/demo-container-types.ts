import { type ContainerDrawing, otherContainerTypeId } from "@kreislauf/contract/catalog";

interface Flags {
  /** The container is emptied on site; it is not exchanged. */
  readonly emptyingContainer?: true;
  readonly bigBag?: true;
  /** The container belongs to the customer: it is emptied, but never placed or withdrawn. */
  readonly customerOwned?: true;
}

/** A container type of the catalog: type `Absetzcontainer 7 m³` with the size `7 m³`. */
export interface DemoContainerType extends Flags {
  readonly id: number;
  readonly type: string;
  readonly size: string;
  readonly drawing: ContainerDrawing;
  /** Volume before pressing, for the weights on the demo's receipts. */
  readonly litres: number;
}

/** Creates a container type. No-break spaces keep number and unit on one line. */
function containerType(
  id: number,
  name: string,
  size: string,
  drawing: ContainerDrawing,
  litres: number,
  flags: Flags = {},
): DemoContainerType {
  const sizeOnOneLine = size.replaceAll(" ", "\u00a0");
  return { id, type: `${name} ${sizeOnOneLine}`, size: sizeOnOneLine, drawing, litres, ...flags };
}

export const demoContainerTypes: readonly DemoContainerType[] = [
  containerType(201, "Absetzcontainer", "3 m³", "absetzcontainer", 3_000),
  containerType(202, "Absetzcontainer", "5 m³", "absetzcontainer", 5_000),
  containerType(203, "Absetzcontainer", "7 m³", "absetzcontainer", 7_000),
  containerType(204, "Absetzcontainer", "10 m³", "absetzcontainer", 10_000),
  containerType(205, "Absetzcontainer mit Deckel", "7 m³", "absetzcontainer", 7_000),
  containerType(206, "Absetzcontainer mit Deckel", "10 m³", "absetzcontainer", 10_000),
  containerType(211, "Abrollcontainer", "15 m³", "abrollcontainer", 15_000),
  containerType(212, "Abrollcontainer", "20 m³", "abrollcontainer", 20_000),
  containerType(213, "Abrollcontainer", "30 m³", "abrollcontainer", 30_000),
  containerType(214, "Abrollcontainer", "38 m³", "abrollcontainer", 38_000),
  containerType(215, "Abrollcontainer mit Deckel", "30 m³", "abrollcontainer", 30_000),
  containerType(221, "Presscontainer", "10 m³", "presscontainer", 40_000),
  containerType(222, "Presscontainer", "20 m³", "presscontainer", 80_000),
  containerType(231, "Umleerbehälter", "120 l", "umleerbehaelter", 120, { emptyingContainer: true }),
  containerType(232, "Umleerbehälter", "240 l", "umleerbehaelter", 240, { emptyingContainer: true }),
  containerType(233, "Umleerbehälter", "660 l", "umleerbehaelter", 660, { emptyingContainer: true }),
  containerType(234, "Umleerbehälter", "1.100 l", "umleerbehaelter", 1_100, { emptyingContainer: true }),
  containerType(235, "Umleerbehälter", "2,5 m³", "umleerbehaelter", 2_500, { emptyingContainer: true }),
  containerType(236, "Umleerbehälter", "5 m³", "umleerbehaelter", 5_000, { emptyingContainer: true }),
  containerType(241, "Gitterbox", "0,9 m³", "gitterbox", 900),
  containerType(242, "Reifenbox", "2 m³", "gitterbox", 2_000),
  containerType(243, "Batteriebox", "0,6 m³", "gitterbox", 600),
  containerType(244, "Leuchtstoffröhrenbox", "0,5 m³", "gitterbox", 500),
  containerType(251, "Big Bag", "1 m³", "big-bag", 1_000, { bigBag: true }),
  containerType(252, "Platten-Big-Bag", "2 m³", "big-bag", 2_000, { bigBag: true }),
  containerType(261, "Fass", "60 l", "fass", 60),
  containerType(262, "Fass", "120 l", "fass", 120),
  containerType(263, "Fass", "200 l", "fass", 200),
  containerType(264, "Tankbehälter (IBC)", "1.000 l", "fass", 1_000),
  containerType(265, "ASP-Container", "600 l", "umleerbehaelter", 600),
  containerType(266, "ASP-Container", "800 l", "umleerbehaelter", 800),
  containerType(267, "Sammelbehälter", "240 l", "umleerbehaelter", 240),
  containerType(268, "Sicherheitsbehälter", "240 l", "umleerbehaelter", 240),
  containerType(271, "Europalette", "1,2 × 0,8 m", "palette", 900),
  containerType(272, "Industriepalette", "1,2 × 1,0 m", "palette", 1_100),
  containerType(281, "Eigener Altöltank", "1.200 l", "fass", 1_200, { customerOwned: true }),
  containerType(282, "Eigener Presscontainer", "20 m³", "presscontainer", 80_000, { customerOwned: true }),
  containerType(283, "Eigener Ölabscheider", "3 m³", "fass", 3_000, { customerOwned: true }),
  {
    id: otherContainerTypeId,
    type: "Sonstiger Behälter",
    size: "",
    drawing: "absetzcontainer",
    litres: 1_000,
  },
];
