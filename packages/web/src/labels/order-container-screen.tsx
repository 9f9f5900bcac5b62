import { ContainerScreen } from "./container-screen.tsx";

/** The same page for whoever signs in to order at once; its route asks for that. */
export const OrderContainerScreen = () => <ContainerScreen />;
