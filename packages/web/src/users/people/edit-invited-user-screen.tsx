import { EditPerson } from "./edit-person.tsx";

/** The screen at `/settings/invitedUser/edit/:id`. */
export const EditInvitedUserScreen = () => <EditPerson status="invited" />;
