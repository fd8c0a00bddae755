import { z } from 'zod';
import * as addresses from './addresses';
import * as auth from './auth';
import { Cart, QuoteRequest } from './cart';
import * as checkout from './checkout';
import { ContactMessage } from './contact-message';
import * as lists from './lists';
import * as orders from './orders';
import * as personal from './personal-data';
import * as products from './products';
import * as users from './users';

/** Query and body of a call, and its response on success; the body of a refusal is a `Problem`. */
export interface ApiCall {
  readonly status: 200 | 201 | 204;
  readonly answer: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

const file = z.instanceof(Blob);

/** Every call that the shop makes, as `METHOD path`; the status is 200 unless given. */
export const calls = {
  'GET products': { query: products.ProductListQuery, answer: products.ProductList },
  'GET products/categories': { answer: products.Categories },
  'GET products/facets': { query: products.FacetsQuery, answer: products.Facets },
  'GET products/completions': { query: products.SearchQuery, answer: products.Completions },
  'GET products/search': { query: products.SearchQuery, answer: products.SearchResults },
  'POST products/lookup': { body: products.ProductLookup, answer: products.ProductLookupAnswer },
  'GET products/sitemap': { query: products.SitemapQuery, answer: products.SitemapPage },
  'GET products/:code': { answer: products.Product },
  'GET products/:code/stock': { answer: products.Stock },
  'GET products/:code/file': { query: products.SheetQuery, answer: products.SheetAddress },
  'GET documents/catalogue.pdf': { answer: file },
  'POST documents/quote.pdf': { body: QuoteRequest, answer: file },

  'POST auth/login': { body: auth.Credentials, answer: auth.Tokens },
  'POST auth/refresh': { answer: auth.RefreshedTokens },
  'POST auth/logout': { status: 204, answer: z.null() },
  'DELETE auth/sessions/:id': { status: 204, answer: z.null() },
  'POST auth/register': { body: auth.Registration, status: 201, answer: auth.Acknowledgement },
  'POST auth/verify': { query: auth.VerificationQuery, body: auth.Verification, answer: auth.Tokens },
  'POST auth/verify/resend': { body: auth.VerificationMailRequest, answer: auth.Acknowledgement },
  'POST auth/password/reset': { body: auth.PasswordResetRequest, answer: auth.Acknowledgement },
  'POST auth/password/reset/confirm': { body: auth.PasswordReset, answer: auth.Acknowledgement },
  'POST auth/email/confirm': { body: auth.EmailConfirmation, answer: auth.Acknowledgement },

  'GET users/profile': { answer: users.User },
  'PATCH users/profile': { body: users.ProfileChange, answer: users.User },
  'POST users/prices': { body: products.ContractPricesRequest, answer: products.ContractPrices },
  'POST users/password': { body: users.PasswordChange, answer: auth.Acknowledgement },
  'POST users/email': { body: users.EmailChange, answer: auth.Acknowledgement },
  'GET users/sessions': { answer: z.array(users.Session) },
  'DELETE users/sessions/:id': { answer: users.EndedSession },
  'DELETE users/sessions': { answer: users.EndedSessions },
  'GET users/addresses': { answer: z.array(addresses.Address) },
  'POST users/addresses': { body: addresses.NewAddress, status: 201, answer: addresses.Address },
  'PATCH users/addresses/:id': { body: addresses.AddressChange, answer: addresses.Address },
  'DELETE users/addresses/:id': { answer: addresses.DeletedAddress },
  'GET users/lists': { answer: z.array(lists.ShoppingList) },
  'POST users/lists': { body: lists.NewShoppingList, status: 201, answer: lists.ShoppingList },
  'PATCH users/lists/:id': { body: lists.ShoppingListChange, answer: lists.ShoppingList },
  'POST users/lists/:id/lines': { body: lists.AddedListLines, answer: lists.ShoppingList },
  'DELETE users/lists/:id': { answer: lists.DeletedShoppingList },
  'GET users/personal-data': { answer: personal.PersonalData },
  'GET users/deletion-request': { answer: personal.DeletionRequest },
  'POST users/deletion-request': { body: personal.NewDeletionRequest, answer: personal.DeletionRequest },
  'DELETE users/deletion-request': { answer: personal.DeletionRequest },

  'GET cart': { answer: Cart },
  'POST cart/add': { body: Cart, answer: Cart },
  'POST purchase/createPayment': { body: checkout.PaymentRequest, answer: checkout.PaymentForm },
  'POST purchase/createDeferredPayment': {
    body: checkout.DeferredPaymentRequest,
    answer: checkout.PlacedOrder,
  },
  'POST purchase/validatePayment': { body: checkout.PaymentProof, answer: checkout.ValidatedPayment },
  'GET orders': { query: orders.OrderListQuery, answer: z.array(orders.Order) },
  'GET orders/export': { query: orders.OrderExportQuery, answer: file },
  'GET orders/documents': { query: orders.OrderExportQuery, answer: file },
  'GET orders/:orderId': { answer: orders.Order },
  'GET orders/:orderId/pdf': { answer: file },
  'GET orders/:orderId/documents/:documentId': { answer: file },
  'POST orders/:orderId/payment': { answer: checkout.PaymentForm },
  'POST orders/:orderId/abandon': { answer: orders.Order },

  'POST contact': { body: ContactMessage, status: 201, answer: auth.Acknowledgement },
} as const satisfies Readonly<Record<string, Omit<ApiCall, 'status'> & Partial<ApiCall>>>;

/** The calls above, each with its status. */
export const apiCalls: Readonly<Record<string, ApiCall>> = Object.fromEntries(
  Object.entries(calls).map(([line, call]) => [line, { status: 200, ...call }]),
);
