import { ContainerScreen } from "./container-screen.tsx";

/** The page of a scanned container under a route that asks for a sign-in first, for ordering at once. */
export const OrderContainerScreen = () => <ContainerScreen />;
