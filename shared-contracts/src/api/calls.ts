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

/** What a call takes and what it answers when all goes well; a refusal is a `Problem`. */
export interface ApiCall {
  readonly status: 200 | 201 | 204;
  readonly answer: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

const file = z.instanceof(Blob);

/** Every call that the shop makes, as `METHOD path`. */
export const apiCalls: Readonly<Record<string, ApiCall>> = {
  'GET products': { query: products.ProductListQuery, status: 200, answer: products.ProductList },
  'GET products/categories': { status: 200, answer: products.Categories },
  'GET products/facets': { query: products.FacetsQuery, status: 200, answer: products.Facets },
  'GET products/search': { query: products.SearchQuery, status: 200, answer: products.SearchResults },
  'POST products/lookup': { body: products.ProductLookup, status: 200, answer: products.ProductLookupAnswer },
  'GET products/sitemap': { query: products.SitemapQuery, status: 200, answer: products.SitemapPage },
  'GET products/:code': { status: 200, answer: products.Product },
  'GET products/:code/stock': { status: 200, answer: products.Stock },
  'GET products/:code/file': { query: products.SheetQuery, status: 200, answer: products.SheetAddress },
  'GET documents/catalogue.pdf': { status: 200, answer: file },
  'POST documents/quote.pdf': { body: QuoteRequest, status: 200, answer: file },

  'POST auth/login': { body: auth.Credentials, status: 200, answer: auth.Tokens },
  'POST auth/refresh': { status: 200, answer: auth.RefreshedTokens },
  'POST auth/logout': { status: 204, answer: z.null() },
  'DELETE auth/sessions/:id': { status: 204, answer: z.null() },
  'POST auth/register': { body: auth.Registration, status: 201, answer: auth.Acknowledgement },
  'POST auth/verify': {
    query: auth.VerificationQuery,
    body: auth.Verification,
    status: 200,
    answer: auth.Tokens,
  },
  'POST auth/verify/resend': {
    body: auth.VerificationMailRequest,
    status: 200,
    answer: auth.Acknowledgement,
  },
  'POST auth/password/reset': { body: auth.PasswordResetRequest, status: 200, answer: auth.Acknowledgement },
  'POST auth/password/reset/confirm': { body: auth.PasswordReset, status: 200, answer: auth.Acknowledgement },

  'GET users/profile': { status: 200, answer: users.User },
  'PATCH users/profile': { body: users.ProfileChange, status: 200, answer: users.User },
  'POST users/password': { body: users.PasswordChange, status: 200, answer: auth.Acknowledgement },
  'GET users/sessions': { status: 200, answer: z.array(users.Session) },
  'DELETE users/sessions/:id': { status: 200, answer: users.EndedSession },
  'DELETE users/sessions': { status: 200, answer: users.EndedSessions },
  'GET users/addresses': { status: 200, answer: z.array(addresses.Address) },
  'POST users/addresses': { body: addresses.NewAddress, status: 201, answer: addresses.Address },
  'PATCH users/addresses/:id': { body: addresses.AddressChange, status: 200, answer: addresses.Address },
  'DELETE users/addresses/:id': { status: 200, answer: addresses.DeletedAddress },
  'GET users/lists': { status: 200, answer: z.array(lists.ShoppingList) },
  'POST users/lists': { body: lists.NewShoppingList, status: 201, answer: lists.ShoppingList },
  'PATCH users/lists/:id': { body: lists.ShoppingListChange, status: 200, answer: lists.ShoppingList },
  'POST users/lists/:id/lines': { body: lists.AddedListLines, status: 200, answer: lists.ShoppingList },
  'DELETE users/lists/:id': { status: 200, answer: lists.DeletedShoppingList },
  'GET users/personal-data': { status: 200, answer: personal.PersonalData },
  'GET users/deletion-request': { status: 200, answer: personal.DeletionRequest },
  'POST users/deletion-request': {
    body: personal.NewDeletionRequest,
    status: 200,
    answer: personal.DeletionRequest,
  },
  'DELETE users/deletion-request': { status: 200, answer: personal.DeletionRequest },

  'GET cart': { status: 200, answer: Cart },
  'POST cart/add': { body: Cart, status: 200, answer: Cart },
  'POST purchase/createPayment': { body: checkout.PaymentRequest, status: 200, answer: checkout.PaymentForm },
  'POST purchase/createDeferredPayment': {
    body: checkout.DeferredPaymentRequest,
    status: 200,
    answer: checkout.PlacedOrder,
  },
  'POST purchase/validatePayment': {
    body: checkout.PaymentProof,
    status: 200,
    answer: checkout.ValidatedPayment,
  },
  'GET orders': { query: orders.OrderListQuery, status: 200, answer: z.array(orders.Order) },
  'GET orders/export': { query: orders.OrderExportQuery, status: 200, answer: file },
  'GET orders/:orderId': { status: 200, answer: orders.Order },
  'GET orders/:orderId/pdf': { status: 200, answer: file },
  'POST orders/:orderId/payment': { status: 200, answer: checkout.PaymentForm },
  'POST orders/:orderId/abandon': { status: 200, answer: orders.Order },

  'POST contact': { body: ContactMessage, status: 201, answer: auth.Acknowledgement },
};
