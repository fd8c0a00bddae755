/** Longest texts of fields, for schemas and forms. Without zod, which is in no browser code. */
export const longest = {
  personName: 100,
  companyName: 150,
  username: 60,
  emailAddress: 254,
  password: 128,
  /** Full name, street and complement of an address. */
  addressLine: 150,
  postalCode: 12,
  city: 100,
  country: 60,
  phone: 30,
  subject: 150,
  orderReference: 60,
  message: 5000,
  searchText: 200,
  listName: 60,
  /** A code or reference, as `POST products/lookup` takes it. */
  reference: 100,
  /** Words by which the history of orders is searched. */
  orderSearch: 100,
  /** A colour, size or other fact of an article. */
  fact: 60,
  hazardStatements: 1000,
  /** The sentence at the head of a sub-category's list. */
  subcategoryDescription: 90,
  /** The customer's own number of an order, and how it is to be delivered. */
  purchaseOrderNumber: 40,
  deliveryInstructions: 200,
  /** Of Chorus Pro, by which public bodies are invoiced. */
  engagementNumber: 50,
  serviceCode: 100,
  /** A SIRET or VAT number with the spaces that it is typed with. */
  companyId: 30,
} as const;

/** What a customer may write on an order, in the sequence of the form. */
export const orderNoteNames = [
  'purchaseOrderNumber',
  'engagementNumber',
  'serviceCode',
  'deliveryInstructions',
] as const;

/** How many characters a field needs. The password's two lengths are those of specification section 5. */
export const shortest = {
  username: 3,
  /** At registration and at a change by a customer who is signed in. */
  password: 8,
  resetPassword: 6,
} as const;

/** The form of the codes that a catalogue is imported with: capitals, digits and hyphens. */
export const codeForm = /^[A-Z0-9-]{3,20}$/;

/** Marks of earlier sign-ins on a device: their form, and how many customers it remembers. */
export const deviceMarkForm = /^[\w.-]{1,200}$/;
export const deviceMarkLimit = 5;

/** How many pieces a line of a cart may have: what JSON and prices carry exactly. */
export const largestQuantity = Number.MAX_SAFE_INTEGER;

export const cartLimit = 500;

/** How many rows the quick order takes at a time, so that a cart stays one that can be read. */
export const quickOrderLimit = 200;

/** How many texts `POST products/lookup` takes at a time. */
export const lookupLimit = 50;

/** How many entries a page of a list has: articles of a category, orders of the history. */
export const pageSizes = { products: 50, orders: 50 } as const;

/** How many words of a search in the history of orders count. */
export const orderSearchWords = 6;

/** How many addresses an account may have. */
export const addressLimit = 100;

/** How many lists an account may have, and lines a list. */
export const listLimits = { lists: 50, lines: 200 } as const;

/** Of one facet: values that `GET products/facets` answers, and values that a call may choose. */
export const facetLimits = { values: 30, chosen: 10 } as const;
