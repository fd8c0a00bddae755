import { serverDate } from '../protocol/envelope';
import type { Fields, PaymentRequest } from '../protocol/payment-request';
import { isClosed, type PaymentForm, type Transaction, transactionStatus } from './payment-form';

/** Who the payment was made with; fixed for a shop. */
export interface ShopIdentity {
  shopId: string;
  mode: 'TEST' | 'PRODUCTION';
}

/** The `V4/Payment` object: signed for the browser and for notifications, bare for Order/Get. */
export type PaymentAnswer = ReturnType<typeof answer>;

/** The answer of a notification and of the browser for one form; newest try first. */
export function paymentAnswer(shop: ShopIdentity, form: PaymentForm, now: Date): PaymentAnswer {
  return answer(shop, form.request, form.transactions, isClosed(form), now);
}

/** The answer of Order/Get: the tries of all forms opened for the order. */
export function orderAnswer(
  shop: ShopIdentity,
  forms: readonly PaymentForm[],
  now: Date,
): PaymentAnswer | null {
  const last = forms.at(-1);
  const transactions = forms
    .flatMap((form) => form.transactions)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  if (!last || transactions.length === 0) return null;
  const closed = forms.every((form) => isClosed(form) || form.expiresAt <= now.getTime());
  const settled = transactions.some((transaction) => transactionStatus(transaction) !== 'UNPAID');
  return answer(shop, last.request, transactions, settled || closed, now);
}

function answer(
  shop: ShopIdentity,
  request: PaymentRequest,
  transactions: readonly Transaction[],
  closed: boolean,
  now: Date,
) {
  const statuses = transactions.map(transactionStatus);
  const orderStatus = (['PAID', 'RUNNING'] as const).find((each) => statuses.includes(each)) ?? 'UNPAID';
  const paid = transactions.filter((each) => transactionStatus(each) === 'PAID');
  return {
    shopId: shop.shopId,
    orderCycle: closed ? 'CLOSED' : 'OPEN',
    orderStatus,
    serverDate: serverDate(now),
    orderDetails: {
      orderTotalAmount: request.amount,
      orderEffectiveAmount:
        paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : request.amount,
      orderCurrency: request.currency,
      mode: shop.mode,
      orderId: request.orderId,
      metadata: request.metadata,
      _type: 'V4/OrderDetails',
    },
    customer: customer(request),
    transactions: [...transactions]
      .reverse()
      .map((transaction) => transactionAnswer(shop, transaction, request.metadata)),
    _type: 'V4/Payment',
  };
}

function customer({ email, reference, billingDetails, shippingDetails }: PaymentRequest): Fields {
  return {
    billingDetails: {
      ...empty(
        'address category cellPhoneNumber city country district firstName identityCode language lastName phoneNumber state streetNumber title zipCode',
      ),
      language: 'FR',
      ...billingDetails,
      _type: 'V4/Customer/BillingDetails',
    },
    email,
    reference,
    shippingDetails: {
      ...empty(
        'address address2 category city country deliveryCompanyName district firstName identityCode lastName legalName phoneNumber shippingMethod shippingSpeed state streetNumber zipCode',
      ),
      ...shippingDetails,
      _type: 'V4/Customer/ShippingDetails',
    },
    extraDetails: {
      ...empty('browserAccept fingerPrintId ipAddress browserUserAgent'),
      _type: 'V4/Customer/ExtraDetails',
    },
    shoppingCart: {
      ...empty('insuranceAmount shippingAmount taxAmount cartItemInfo'),
      _type: 'V4/Customer/ShoppingCart',
    },
    _type: 'V4/Customer/Customer',
  };
}

/** The `V4/PaymentTransaction` object. */
function transactionAnswer(
  { shopId }: ShopIdentity,
  transaction: Transaction,
  metadata: Fields | null,
): Fields {
  const { amount, currency, error } = transaction;
  const status = transactionStatus(transaction);
  const date = serverDate(transaction.createdAt);
  const authenticated = transaction.authentication === 'SUCCESS';
  return {
    shopId,
    uuid: transaction.uuid,
    amount,
    currency,
    paymentMethodType: 'CARD',
    paymentMethodToken: null,
    status,
    detailedStatus: transaction.detailedStatus,
    operationType: 'DEBIT',
    effectiveStrongAuthentication: authenticated ? 'ENABLED' : 'DISABLED',
    creationDate: date,
    errorCode: error?.code ?? null,
    errorMessage: error?.message ?? null,
    detailedErrorCode: error?.detailedCode ?? null,
    detailedErrorMessage: error?.detail ?? null,
    metadata,
    transactionDetails: {
      liabilityShift: authenticated ? 'YES' : 'NO',
      effectiveAmount: amount,
      effectiveCurrency: currency,
      creationContext: 'CHARGE',
      cardDetails: {
        paymentSource: 'EC',
        manualValidation: 'NO',
        expectedCaptureDate: date,
        effectiveBrand: transaction.brand,
        pan: transaction.maskedPan,
        expiryMonth: transaction.expiryMonth,
        expiryYear: transaction.expiryYear,
        country: 'FR',
        emisorCode: null,
        effectiveProductCode: 'F',
        legacyTransId: transaction.uuid.slice(0, 6),
        legacyTransDate: date,
        paymentMethodSource: 'NEW',
        authorizationResponse: {
          amount: status === 'PAID' ? amount : null,
          currency: status === 'PAID' ? currency : null,
          authorizationDate: date,
          authorizationNumber: status === 'PAID' ? transaction.authorizationNumber : null,
          authorizationResult: status === 'PAID' ? '0' : (error?.detailedCode ?? null),
          authorizationMode: 'FULL',
          _type: 'V4/PaymentMethod/Details/Cards/CardAuthorizationResponse',
        },
        captureResponse: {
          ...empty('refundAmount captureDate captureFileNumber refundCurrency'),
          _type: 'V4/PaymentMethod/Details/Cards/CardCaptureResponse',
        },
        threeDSResponse: {
          authenticationResultData: {
            ...empty('eci xid cavvAlgorithm cavv signValid'),
            transactionCondition: authenticated ? 'COND_3D_SUCCESS' : 'COND_3D_ERROR',
            enrolled: transaction.authentication === 'NOT_ENROLLED' ? 'NO' : 'YES',
            status: transaction.authentication === 'NOT_ENROLLED' ? 'UNKNOWN' : transaction.authentication,
            brand: transaction.brand,
            _type: 'V4/PaymentMethod/Details/Cards/CardAuthenticationResponse',
          },
          _type: 'V4/PaymentMethod/Details/Cards/ThreeDSResponse',
        },
        markAuthorizationResponse: {
          ...empty('amount currency authorizationDate authorizationNumber authorizationResult'),
          _type: 'V4/PaymentMethod/Details/Cards/MarkAuthorizationResponse',
        },
        _type: 'V4/PaymentMethod/Details/CardDetails',
      },
      fraudManagement: null,
      parentTransactionUuid: null,
      mid: '6969696',
      sequenceNumber: transaction.sequenceNumber,
      additionalFields: { installmentNumber: null, _type: 'V4/PaymentMethod/Details/AdditionalFields' },
      _type: 'V4/TransactionDetails',
    },
    _type: 'V4/PaymentTransaction',
  };
}

/** Every key is always there; what is not known is null. */
function empty(names: string): Fields {
  return Object.fromEntries(names.split(' ').map((name) => [name, null]));
}
