import { EditPerson } from "./edit-person.tsx";

/** The screen at `/settings/user/edit/:id`. */
export const EditUserScreen = () => <EditPerson status="registered" />;
