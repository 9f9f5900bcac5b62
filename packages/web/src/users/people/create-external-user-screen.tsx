import { ContactForm } from "./contact-form.tsx";

export const CreateExternalUserScreen = () => <ContactForm contact={null} />;
