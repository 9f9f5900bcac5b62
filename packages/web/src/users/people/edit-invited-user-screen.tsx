import { EditPerson } from "./edit-person.tsx";

/** `/settings/invitedUser/edit/:id` */
export const EditInvitedUserScreen = () => <EditPerson status="invited" />;
