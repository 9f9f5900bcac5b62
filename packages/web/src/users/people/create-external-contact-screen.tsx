import { ContactForm } from "./contact-form.tsx";

export const CreateExternalContactScreen = () => <ContactForm contact={null} />;
