import { EditPerson } from "./edit-person.tsx";

/** `/settings/user/edit/:id` */
export const EditUserScreen = () => <EditPerson status="registered" />;
