export { environment, otherCompany } from './environment';
export { type Answers, fakeHttp, oddAnswer, refused, reply } from './fake-http';
export {
  bags,
  camille,
  chemistry,
  depot,
  item,
  oddPrices,
  office,
  order,
  orderAddress,
  product,
} from './shop-data';
export { accessToken, storedTokens, storeTokens, tokens } from './tokens';
