/**
 * Every code an answer can carry, with its HTTP status, by the room whose texts hold its sentence. Refusals are checked
 * in the order 401, 403, 400, 404, 409.
 */
const errorStatusByRoom = {
  base: {
    unauthenticated: 401,
    forbidden: 403,
    validation: 400,
    not_found: 404,
    unsupported_version: 406,
    too_many_uploads: 409,
    too_large: 413,
    unsupported_media_type: 415,
    too_many_requests: 429,
    idempotency_mismatch: 409,
    internal: 500,
    unavailable: 503,
    maintenance: 503,
  },
  session: {
    wrong_credentials: 401,
    refresh_failed: 401,
    sign_in_expired: 401,
    initial_password: 403,
    proof_required: 403,
    second_factor_required: 403,
    company_sign_in_required: 403,
    other_sign_in_required: 403,
    company_account_refused: 403,
    company_sign_in_unknown: 404,
    company_sign_in_away: 503,
    wrong_code: 400,
    code_used: 400,
    passkey_refused: 400,
    passkey_expired: 400,
    too_many_passkeys: 409,
    second_factor_present: 409,
    last_second_factor: 409,
    invitation_link_expired: 410,
    activation_link_expired: 410,
    reset_link_expired: 410,
    link_replaced: 410,
    link_used: 410,
  },
  users: {
    picture_unusable: 400,
    picture_too_large: 413,
    email_taken: 409,
    permission_not_held: 409,
    already_registered: 409,
    self_edit: 409,
    last_user_manager: 409,
    emergency_account: 409,
    contact_assigned: 409,
    person_changed: 409,
    too_many_invitations: 429,
  },
  sites: {
    sketch_unusable: 400,
    sketch_dimensions: 400,
    sketch_too_large: 413,
    sketches_too_large: 413,
    location_duplicate: 409,
    location_not_empty: 409,
    own_assignment: 409,
    number_in_use: 409,
    tire_stock_negative: 409,
    location_inactive: 409,
  },
  agreements: {
    agreement_requested: 409,
    agreement_unchanged: 409,
    agreement_changed: 409,
    change_pending: 409,
    change_accepted: 409,
    no_pending_change: 409,
    not_in_catalog: 409,
    inquiry_answered: 409,
    agreement_number_taken: 409,
    stock_below_withdrawals: 409,
  },
  documents: {
    document_unusable: 400,
    document_too_large: 413,
    too_many_documents: 409,
    document_exists: 409,
    document_retained: 409,
    nothing_to_publish: 409,
    figures_inconsistent: 409,
    figures_of_other_type: 409,
    net_amount_missing: 409,
    correction_without_original: 409,
    file_unreadable: 500,
  },
  orders: {
    photo_unusable: 400,
    photo_too_large: 413,
    agreement_not_orderable: 409,
    action_not_offered: 409,
    not_a_working_day: 409,
    holiday: 409,
    before_earliest_date: 409,
    beyond_horizon: 409,
    no_containers_on_date: 409,
    amount_above_count: 409,
    amount_above_limit: 409,
    amount_below_minimum: 409,
    parts_list_missing: 409,
    withdrawal_above_stock: 409,
    after_full_withdrawal: 409,
    after_agreement_end: 409,
    agreement_ended: 409,
    order_claimed: 409,
    order_cancelled: 409,
    order_done: 409,
    order_failed_trip: 409,
    order_not_claimed: 409,
    order_system_created: 409,
    order_executed: 409,
    exchange_not_editable: 409,
    action_not_changeable: 409,
    amount_not_changeable: 409,
    edit_too_late: 409,
    new_date_too_soon: 409,
    desired_date_not_in_future: 409,
    desired_date_not_past: 409,
    order_changed: 409,
    no_proposal: 409,
    proposal_lapsed: 409,
  },
  proofs: {
    proof_missing: 409,
    proof_ended: 409,
    proof_used_up: 409,
    proof_not_hazardous: 409,
  },
  records: {
    register_too_long: 409,
  },
  invoices: {
    invoice_line_changed: 409,
    invoice_line_decided: 409,
  },
  separation: {
    separation_reason_changed: 409,
  },
  approvals: {
    approver_missing: 409,
    change_needs_approval: 409,
    requester_gone: 409,
    approval_decided: 409,
    approval_lapsed: 409,
    approval_not_yours: 409,
    approval_not_changeable: 409,
    approval_rule_changed: 409,
    approver_unknown: 409,
    too_many_rules: 409,
  },
  purchasing: {
    references_changed: 409,
    reference_exists: 409,
    references_full: 409,
    reference_refused: 409,
  },
  exports: {
    export_expired: 410,
    export_sites_withdrawn: 409,
  },
  questions: {
    attachment_unusable: 400,
    attachment_too_large: 413,
  },
  disposers: {
    disposer_link_unknown: 410,
    disposer_link_replaced: 410,
    disposer_link_expired: 410,
    disposer_address_missing: 409,
    not_handed_over: 409,
    weight_implausible: 409,
    trip_not_due: 409,
  },
  labels: {
    label_changed: 409,
    too_many_labels: 409,
    code_unprintable: 409,
    report_closed: 409,
    reports_limited: 429,
  },
  provider: {
    proposed_date_is_desired: 409,
    no_time_to_answer: 409,
    event_out_of_order: 409,
    event_in_future: 409,
    confirmed_date_differs: 409,
    executed_in_future: 409,
    not_a_placement: 409,
    date_not_in_future: 409,
    waste_type_unchanged: 409,
    order_not_executed: 409,
    weight_unchanged: 409,
    cursor_unusable: 410,
  },
  staff: {
    staff_email_taken: 409,
    staff_changed: 409,
    last_administrator: 409,
  },
  desk: {
    weight_implausible: 409,
    executed_before_order: 409,
    customer_number_taken: 409,
    import_unreadable: 400,
    import_too_large: 413,
    import_outdated: 409,
  },
} as const;

/** The codes of a room. Its texts do not compile until each has a sentence in both languages. */
export type RoomErrorCode<Room extends keyof typeof errorStatusByRoom> =
  keyof (typeof errorStatusByRoom)[Room];

export const errorStatus = {
  ...errorStatusByRoom.base,
  ...errorStatusByRoom.session,
  ...errorStatusByRoom.users,
  ...errorStatusByRoom.sites,
  ...errorStatusByRoom.agreements,
  ...errorStatusByRoom.documents,
  ...errorStatusByRoom.orders,
  ...errorStatusByRoom.proofs,
  ...errorStatusByRoom.records,
  ...errorStatusByRoom.separation,
  ...errorStatusByRoom.approvals,
  ...errorStatusByRoom.purchasing,
  ...errorStatusByRoom.invoices,
  ...errorStatusByRoom.exports,
  ...errorStatusByRoom.disposers,
  ...errorStatusByRoom.labels,
  ...errorStatusByRoom.questions,
  ...errorStatusByRoom.provider,
  ...errorStatusByRoom.staff,
  ...errorStatusByRoom.desk,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One field of a validation error: `field` is the dotted path in the body, query or path. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The shape of every error response (docs/coverage.md D9.11). */
export interface ErrorAnswer {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: readonly FieldError[];
  readonly requestId: string;
  /** With `order_changed`: the order as it is now; with `approval_decided`: the request as it is now. */
  readonly current?: unknown;
}

/** What a call met that somebody else had changed meanwhile: how it is now, in a sentence and as it travels. */
export interface PresentState {
  readonly sentence: string;
  readonly current: unknown;
}

/** The only error the server throws on purpose; everything else becomes `internal`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly state: PresentState | undefined;

  constructor(
    code: ErrorCode,
    details: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
    state?: PresentState,
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.headers = headers;
    this.state = state;
  }
}
