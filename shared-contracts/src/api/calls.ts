import { z } from 'zod';
import { Address, AddressChange, DeletedAddress, NewAddress } from './addresses';
import {
  Acknowledgement,
  Credentials,
  PasswordReset,
  PasswordResetRequest,
  RefreshedTokens,
  Registration,
  Tokens,
  Verification,
  VerificationMailRequest,
  VerificationQuery,
} from './auth';
import { Cart, QuoteRequest } from './cart';
import {
  DeferredPaymentRequest,
  PaymentForm,
  PaymentProof,
  PaymentRequest,
  PlacedOrder,
  ValidatedPayment,
} from './checkout';
import { ContactMessage } from './contact-message';
import {
  AddedListLines,
  DeletedShoppingList,
  NewShoppingList,
  ShoppingList,
  ShoppingListChange,
} from './lists';
import { Order, OrderExportQuery, OrderListQuery } from './orders';
import { DeletionRequest, NewDeletionRequest, PersonalData } from './personal-data';
import {
  Categories,
  Facets,
  FacetsQuery,
  Product,
  ProductList,
  ProductListQuery,
  ProductLookup,
  ProductLookupAnswer,
  SearchQuery,
  SearchResults,
  SheetAddress,
  SheetQuery,
  SitemapPage,
  SitemapQuery,
  Stock,
} from './products';
import { EndedSession, EndedSessions, PasswordChange, ProfileChange, Session, User } from './users';

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
  'GET products': { query: ProductListQuery, status: 200, answer: ProductList },
  'GET products/categories': { status: 200, answer: Categories },
  'GET products/facets': { query: FacetsQuery, status: 200, answer: Facets },
  'GET products/search': { query: SearchQuery, status: 200, answer: SearchResults },
  'POST products/lookup': { body: ProductLookup, status: 200, answer: ProductLookupAnswer },
  'GET products/sitemap': { query: SitemapQuery, status: 200, answer: SitemapPage },
  'GET products/:code': { status: 200, answer: Product },
  'GET products/:code/stock': { status: 200, answer: Stock },
  'GET products/:code/file': { query: SheetQuery, status: 200, answer: SheetAddress },
  'GET documents/catalogue.pdf': { status: 200, answer: file },
  'POST documents/quote.pdf': { body: QuoteRequest, status: 200, answer: file },

  'POST auth/login': { body: Credentials, status: 200, answer: Tokens },
  'POST auth/refresh': { status: 200, answer: RefreshedTokens },
  'POST auth/logout': { status: 204, answer: z.null() },
  'DELETE auth/sessions/:id': { status: 204, answer: z.null() },
  'POST auth/register': { body: Registration, status: 201, answer: Acknowledgement },
  'POST auth/verify': { query: VerificationQuery, body: Verification, status: 200, answer: Tokens },
  'POST auth/verify/resend': { body: VerificationMailRequest, status: 200, answer: Acknowledgement },
  'POST auth/password/reset': { body: PasswordResetRequest, status: 200, answer: Acknowledgement },
  'POST auth/password/reset/confirm': { body: PasswordReset, status: 200, answer: Acknowledgement },

  'GET users/profile': { status: 200, answer: User },
  'PATCH users/profile': { body: ProfileChange, status: 200, answer: User },
  'POST users/password': { body: PasswordChange, status: 200, answer: Acknowledgement },
  'GET users/sessions': { status: 200, answer: z.array(Session) },
  'DELETE users/sessions/:id': { status: 200, answer: EndedSession },
  'DELETE users/sessions': { status: 200, answer: EndedSessions },
  'GET users/addresses': { status: 200, answer: z.array(Address) },
  'POST users/addresses': { body: NewAddress, status: 201, answer: Address },
  'PATCH users/addresses/:id': { body: AddressChange, status: 200, answer: Address },
  'DELETE users/addresses/:id': { status: 200, answer: DeletedAddress },
  'GET users/lists': { status: 200, answer: z.array(ShoppingList) },
  'POST users/lists': { body: NewShoppingList, status: 201, answer: ShoppingList },
  'PATCH users/lists/:id': { body: ShoppingListChange, status: 200, answer: ShoppingList },
  'POST users/lists/:id/lines': { body: AddedListLines, status: 200, answer: ShoppingList },
  'DELETE users/lists/:id': { status: 200, answer: DeletedShoppingList },
  'GET users/personal-data': { status: 200, answer: PersonalData },
  'GET users/deletion-request': { status: 200, answer: DeletionRequest },
  'POST users/deletion-request': { body: NewDeletionRequest, status: 200, answer: DeletionRequest },
  'DELETE users/deletion-request': { status: 200, answer: DeletionRequest },

  'GET cart': { status: 200, answer: Cart },
  'POST cart/add': { body: Cart, status: 200, answer: Cart },
  'POST purchase/createPayment': { body: PaymentRequest, status: 200, answer: PaymentForm },
  'POST purchase/createDeferredPayment': { body: DeferredPaymentRequest, status: 200, answer: PlacedOrder },
  'POST purchase/validatePayment': { body: PaymentProof, status: 200, answer: ValidatedPayment },
  'GET orders': { query: OrderListQuery, status: 200, answer: z.array(Order) },
  'GET orders/export': { query: OrderExportQuery, status: 200, answer: file },
  'GET orders/:orderId': { status: 200, answer: Order },
  'GET orders/:orderId/pdf': { status: 200, answer: file },
  'POST orders/:orderId/payment': { status: 200, answer: PaymentForm },
  'POST orders/:orderId/abandon': { status: 200, answer: Order },

  'POST contact': { body: ContactMessage, status: 201, answer: Acknowledgement },
};
