import type { InvoiceFigures } from "@kreislauf/contract/documents";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { element, type XmlElement } from "./xml.ts";

interface Address {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: string;
}

const ciiAddress = ({ street, zip, city, countryCode }: Address): XmlElement =>
  element("ram:PostalTradeAddress", [
    element("ram:PostcodeCode", zip),
    element("ram:LineOne", street),
    element("ram:CityName", city),
    element("ram:CountryID", countryCode),
  ]);

/** The e-mail address as the electronic address for invoices. */
const electronicAddress = (email: string): XmlElement =>
  element("ram:URIUniversalCommunication", [element("ram:URIID", email, { schemeID: "EM" })]);

const taxRegistration = (number: string, scheme: "VA" | "FC"): XmlElement =>
  element("ram:SpecifiedTaxRegistration", [element("ram:ID", number, { schemeID: scheme })]);

export const ciiSeller = (seller: InvoiceFigures["seller"]): XmlElement =>
  element("ram:SellerTradeParty", [
    element("ram:Name", seller.name),
    seller.legalNote !== null && element("ram:Description", seller.legalNote),
    element("ram:DefinedTradeContact", [
      element("ram:PersonName", seller.contactName),
      element("ram:TelephoneUniversalCommunication", [element("ram:CompleteNumber", seller.phone)]),
      element("ram:EmailURIUniversalCommunication", [element("ram:URIID", seller.email)]),
    ]),
    ciiAddress(seller),
    electronicAddress(seller.email),
    seller.taxNumber !== null && taxRegistration(seller.taxNumber, "FC"),
    taxRegistration(seller.vatId, "VA"),
  ]);

export const ciiBuyer = (buyer: InvoiceFigures["buyer"]): XmlElement =>
  element("ram:BuyerTradeParty", [
    element("ram:ID", buyer.customerNumber),
    element("ram:Name", buyer.name),
    ciiAddress(buyer),
    electronicAddress(buyer.email),
    buyer.vatId !== null && taxRegistration(buyer.vatId, "VA"),
  ]);

/** The place of the service. All sites are in Germany. */
export const ciiSite = (site: InvoiceDocument["site"]): XmlElement =>
  element("ram:ShipToTradeParty", [
    element("ram:Name", site.alias),
    ciiAddress({ ...site, countryCode: "DE" }),
  ]);
