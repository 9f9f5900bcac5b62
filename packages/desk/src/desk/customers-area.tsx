import { hasRole, type DeskStaff } from "../base/desk-session.ts";
import { CatalogScreen } from "./catalog/catalog-screen.tsx";
import { CustomerScreen } from "./customers/customer-screen.tsx";
import { CustomersScreen } from "./customers/customers-screen.tsx";
import { ImportScreen } from "./imports/import-screen.tsx";

/** The pages of the area "Kunden". People who may only read find no buttons for changes. */
export function CustomersArea({ staff, path }: { staff: DeskStaff; path: string }) {
  const mayWrite = hasRole(staff, "master_data");
  const id = /^\/customers\/(\d{1,9})$/.exec(path)?.[1];
  if (id !== undefined) return <CustomerScreen key={id} companyId={Number(id)} mayWrite={mayWrite} />;
  if (path === "/customers/import" && mayWrite) return <ImportScreen />;
  if (path === "/customers/catalog") return <CatalogScreen mayWrite={mayWrite} />;
  return <CustomersScreen mayWrite={mayWrite} />;
}
