import { type Refusal, refusal } from './envelope';

/** A checked Charge/CreatePayment request; `amount` in the smallest unit of the currency. */
export interface PaymentRequest {
  amount: number;
  currency: 'EUR';
  orderId: string | null;
  email: string | null;
  reference: string | null;
  /** As received: copied into the signed answer. */
  billingDetails: Fields;
  shippingDetails: Fields;
  metadata: Fields | null;
  ipnTargetUrl: string | null;
  /** Tries after the first one. */
  retry: number;
}

export type Fields = Readonly<Record<string, unknown>>;

const largestAmount = 999_999_999_999;
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Checks a CreatePayment body in the provider's order: first what it is, then what it asks. */
export function readPaymentRequest(body: Fields): PaymentRequest | Refusal {
  const { amount, currency, orderId, metadata, ipnTargetUrl, formAction } = body;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1 || amount > largestAmount) {
    return refusal('INT_009', `amount: ${typeof amount === 'number' ? amount : typeof amount}`);
  }
  if (currency !== 'EUR') return refusal('INT_010');

  const customer = optionalFields(body.customer);
  if (!customer) return refusal('INT_902', 'customer');
  const { email, reference } = customer;
  if (isGiven(email) && !(typeof email === 'string' && email.length <= 150 && emailShape.test(email))) {
    return refusal('INT_015');
  }
  if (isGiven(reference) && !isText(reference, 80)) return refusal('INT_902', 'customer.reference');
  if (isGiven(orderId) && !isText(orderId, 64)) return refusal('INT_902', 'orderId');
  if (isGiven(formAction) && formAction !== 'PAYMENT') return refusal('INT_902', 'formAction');
  if (isGiven(metadata) && !isFields(metadata)) return refusal('INT_902', 'metadata');
  if (isGiven(ipnTargetUrl) && !isWebUrl(ipnTargetUrl)) return refusal('INT_902', 'ipnTargetUrl');

  const billingDetails = optionalFields(customer.billingDetails);
  const shippingDetails = optionalFields(customer.shippingDetails);
  if (!billingDetails || !shippingDetails) return refusal('INT_902', 'customer');

  const options = optionalFields(body.transactionOptions);
  const cardOptions = options && optionalFields(options.cardOptions);
  if (!cardOptions) return refusal('INT_902', 'transactionOptions');
  const retry = cardOptions.retry ?? 1;
  if (typeof retry !== 'number' || !Number.isInteger(retry) || retry < 0 || retry > 9) {
    return refusal('INT_902', 'transactionOptions.cardOptions.retry');
  }

  return {
    amount,
    currency,
    orderId: textOrNull(orderId),
    email: textOrNull(email),
    reference: textOrNull(reference),
    billingDetails,
    shippingDetails,
    metadata: isFields(metadata) ? metadata : null,
    ipnTargetUrl: textOrNull(ipnTargetUrl),
    retry,
  };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function optionalFields(value: unknown): Fields | null {
  if (!isGiven(value)) return {};
  return isFields(value) ? value : null;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}

function isWebUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
