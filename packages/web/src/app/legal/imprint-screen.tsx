import { LegalPage } from "./legal-page.tsx";

export const ImprintScreen = () => <LegalPage name="imprint" page="imprint" />;
