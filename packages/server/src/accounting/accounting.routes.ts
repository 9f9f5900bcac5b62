import { accountingApi } from "@kreislauf/contract/accounting";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { readBookingSettings } from "./booking-settings.store.ts";
import { downloadStatement } from "./download-statement.ts";
import { getStatement } from "./get-statement.ts";
import { saveBookingSettings } from "./save-booking-settings.ts";
import { zipBookings } from "./zip-bookings.ts";

export function bindAccountingRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, accountingApi, {
    accountStatement: (context, { query }) => getStatement(context, query),
    bookingSettings: (context) => readBookingSettings(context),
    saveBookingSettings: (context, { body }) => saveBookingSettings(context, body),
    // Outside a transaction, which would stay open while the file is sent.
    zipBookings: { handle: (context, { body }) => zipBookings(context, body) },
    downloadAccountStatement: (context, { query }) => downloadStatement(context, query),
  });
}
