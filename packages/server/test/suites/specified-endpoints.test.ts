import { agreementsApi } from "@kreislauf/contract/agreements";
import type { Endpoint } from "@kreislauf/contract/base";
import { addressesApi, catalogApi } from "@kreislauf/contract/catalog";
import { documentsApi } from "@kreislauf/contract/documents";
import { exportsApi } from "@kreislauf/contract/exports";
import { sitesApi } from "@kreislauf/contract/sites";
import { orderingApi, ordersApi } from "@kreislauf/contract/orders";
import { mailLinksApi, sessionApi } from "@kreislauf/contract/session";
import { usersApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";

/** The calls of docs/coverage.md 7 and D9; `*` stands for any path parameter. */
const named = `
  GET /maintenance-check
  POST /auth/create-access-token
  POST /auth/login/credentials
  POST /auth/login/company
  POST /auth/forgot-password
  POST /auth/reset-password
  POST /auth/change-password
  POST /auth/logout
  POST /auth/user/invite
  POST /auth/user/reinvite
  POST /auth/user/activate
  POST /auth/user/check-invitation-token
  GET /get-service-location-list/*
  GET /service-location/*
  PATCH /service-location/*
  POST /service-location/create
  GET /service-location/improved/*
  GET /service-location/*/orders
  GET /service-location/all/orders
  GET /service-location/*/agreements
  GET /service-location/*/waste-types
  GET /service-location/*/container-actions
  GET /get-locations-order-info
  GET /simple-service-location-list
  GET /service-catalog
  GET /company-ui-fields
  GET /company-ebenes-and-groups
  GET /ebene
  GET /get-group-by-partner/*
  GET /group/*
  GET /log/deactivated-locations
  PATCH /log/deactivated-locations/*
  GET /fetch-german-holidays/*
  POST /agreement/create
  POST /agreement/update
  POST /agreement/withdraw-change
  POST /inquiry/create
  POST /order/create
  POST /order/create-grouped-orders
  POST /order/cancel
  POST /order/complete
  POST /order/claim
  POST /order/close-claim
  POST /order/answer-proposal
  GET /order/*
  PATCH /order/edit/*
  GET /order-change-log/*
  GET /order/get-possible-container-actions/*
  GET /order/filter-options
  GET /agreement/*/container-action
  GET /dashboard/today
  GET /dashboard/awaiting-feedback
  POST /util/lead-time-info
  POST /util/check-existing-orders-by-date
  GET /users/all
  GET /users/registered
  GET /users/invited
  GET /users/external
  GET /user
  GET /user/*
  GET /user/check-duplicate-email
  PATCH /user/registered/*
  PATCH /user/invited/*
  DELETE /user/*
  GET /external-contact
  GET /external-contact/*
  POST /external-contact/create
  PATCH /external-contact/*
  DELETE /external-contact/*
  GET /account/settings
  PATCH /account/settings/email/*
  POST /account/setting/avatar
  POST /account/setting/profile
  POST /docuware/documents
  GET /docuware/children-documents
  GET /docuware/document/*
  GET /agreement/report/download
  GET /order/report/download
  GET /order/statistik/download
  GET /util/search-zip-code
  GET /util/search-address
  GET /util/search-postal-code
  GET /data/storage/tire/getTireTypes
  GET /data/storage/tire/getStorage
  POST /data/storage/tire/add
  GET /health
  GET /ready`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" ") as [method: string, path: string]);

const endpoints: readonly Endpoint[] = [
  sessionApi,
  mailLinksApi,
  usersApi,
  catalogApi,
  addressesApi,
  sitesApi,
  agreementsApi,
  orderingApi,
  ordersApi,
  documentsApi,
  exportsApi,
].flatMap((table) => Object.values<Endpoint>(table));

const served = new Set(endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, "*")}`));

// `served` is read from the endpoint tables; every-endpoint.test.ts tests that the server serves these tables.
test.each(named)("%s %s is served", (method, path) => {
  expect(served).toContain(`${method} ${path}`);
});
