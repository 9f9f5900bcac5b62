import { ContainerScreen } from "./container-screen.tsx";

/** The page of a scanned container at an address that requires a sign-in, for people who want to order at once. */
export const OrderContainerScreen = () => <ContainerScreen />;
