/**
 * Version of the prices. It goes up whenever the same cart gives another amount: another fee or threshold, another rounding,
 * VAT or discount. The checkout sends it with an order, so that the API's log shows a shop and an API of two versions.
 * Its amounts stand in `amounts-by-version.json`, with those of the versions before.
 */
export const pricingVersion = 1;
