import { type EndpointTable, needsDocuments, permission } from "../base/index.ts";
import { bookingsRequest } from "../documents/index.ts";
import { statementMediaTypes } from "./accounting.codes.ts";
import { statement, statementFileQuery, statementQuery } from "./accounting.schema.ts";
import { bookingSettings, newBookingSettings } from "./bookings.schema.ts";

const access = needsDocuments(permission.documentManager);

export const accountingApi = {
  accountStatement: {
    method: "GET",
    path: "/accounts/statement",
    summary: "What is open at assigned sites, by age, the longest overdue first",
    access,
    query: statementQuery,
    answer: statement,
    refusals: ["not_found"],
  },
  downloadAccountStatement: {
    method: "GET",
    path: "/accounts/statement/download",
    summary: "The same as a file",
    access,
    query: statementFileQuery,
    answer: { mediaTypes: Object.values(statementMediaTypes) },
    refusals: ["not_found", "statement_too_long"],
  },
  bookingSettings: {
    method: "GET",
    path: "/accounts/booking-settings",
    summary: "The accounts of the company's booking list, or the defaults",
    access,
    answer: bookingSettings,
    refusals: [],
  },
  saveBookingSettings: {
    method: "POST",
    path: "/accounts/booking-settings",
    summary: "Change the accounts of the company's booking list",
    access,
    body: newBookingSettings,
    answer: bookingSettings,
    refusals: ["booking_settings_changed"],
  },
  zipBookings: {
    method: "POST",
    path: "/accounts/bookings/zip",
    summary: "The documents with posting batches in the DATEV format, as ZIP",
    access,
    body: bookingsRequest,
    answer: { mediaTypes: ["application/zip"] },
    refusals: ["not_found", "too_many_documents"],
  },
} as const satisfies EndpointTable;
