/** Maximum lengths of fields, for schemas and forms. Without zod, which no browser code contains. */
export const longest = {
  personName: 100,
  companyName: 150,
  username: 60,
  emailAddress: 254,
  password: 128,
  phone: 30,
  subject: 150,
  orderReference: 60,
  message: 5000,
  searchText: 200,
  listName: 60,
  /** A code or reference of an article. */
  reference: 100,
  /** The id of an order, an address or a list. */
  id: 100,
  /** The query of a search in the order history. */
  orderSearch: 100,
  /** A colour, size or other fact of an article. */
  fact: 60,
  /** A SIRET or VAT number with the spaces that it is typed with. */
  companyId: 30,
} as const;

/** Maximum lengths of the fields of an address; `line`: full name, street and complement. */
export const longestInAddress = { line: 150, postalCode: 12, city: 100, country: 60 } as const;

/** Maximum lengths of the notes that a customer may add to an order, in the order of the form. */
export const longestOrderNotes = {
  purchaseOrderNumber: 40,
  /** Numbers in Chorus Pro, the invoicing portal of public bodies. */
  engagementNumber: 50,
  serviceCode: 100,
  deliveryInstructions: 200,
} as const;

/** Minimum lengths of fields. Both password lengths come from specification section 5. */
export const shortest = {
  username: 3,
  /** At registration and at a change by a customer who is signed in. */
  password: 8,
  resetPassword: 6,
} as const;

/** Format of codes in a catalogue import: capitals, digits and hyphens. */
export const codeForm = /^[A-Z0-9-]{3,20}$/;
/** Format of months, such as `2026-11`. */
export const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/;
/** Format of usernames, without the '@' by which sign-in recognizes an email address. */
export const usernameForm = /^[^@\s]+$/;

/** Format of device marks; `deviceMarkLimit` is the number of customers that a device remembers. */
export const deviceMarkForm = /^[\w.-]{1,200}$/;
export const deviceMarkLimit = 5;

/** Largest quantity of a cart line: JSON and prices represent it exactly. */
export const largestQuantity = Number.MAX_SAFE_INTEGER;

/** Maximum lines of a cart. */
export const cartLimit = 500;

/** Maximum rows of one quick order, so that the cart stays readable. */
export const quickOrderLimit = 200;

/** Maximum texts of one `POST products/lookup`. */
export const lookupLimit = 50;

/** Entries per page of a list: articles of a category, orders of the history. */
export const pageSizes = { products: 50, orders: 50 } as const;

/** Maximum words that a search in the order history uses; further words are ignored. */
export const orderSearchWords = 6;

/** Maximum addresses of an account. */
export const addressLimit = 100;

/** Maximum lists of an account, and lines of a list. */
export const listLimits = { lists: 50, lines: 200 } as const;

/** Maximum values of one facet: in a response of `GET products/facets`, and in the choice of a call. */
export const facetLimits = { values: 30, chosen: 10 } as const;
