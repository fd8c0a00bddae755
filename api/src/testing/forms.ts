/** Values for the shop's forms. */
export const address = {
  fullName: 'Atelier Durand',
  addressLine1: '3 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  country: 'FR',
  phone: '04 65 71 00 00',
};

export const newcomer = {
  firstName: 'Zoé',
  lastName: 'Petit',
  companyName: 'Petit Ménage',
  emailAddress: 'zoe@petit-menage.example',
  password: 'une éponge verte',
};

export const contactMessage = {
  firstName: 'Ana',
  lastName: 'Lopez',
  subject: 'Bidon percé',
  phone: '01 99 00 00 00',
  email: 'ana@lopez.example',
  message: 'Un bidon est arrivé percé.\nQue faire ?',
};
