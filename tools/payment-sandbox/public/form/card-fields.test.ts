import { expiryFault, formatExpiry, formatNumber, numberFault, securityCodeFault } from './card-fields.js';

const may2026 = new Date('2026-05-05T10:00:00Z');

describe('the card form', () => {
  it.each([
    ['4970100000000000', '4970 1000 0000 0000'],
    ['4970-1000 00', '4970 1000 00'],
    ['371449635398431', '3714 496353 98431'],
    ['', ''],
  ])('formats the number %s as %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['5', '05/'],
    ['12', '12/'],
    ['1228', '12/28'],
    ['12/2028', '12/28'],
    ['122028', '12/28'],
    ['12 / 28', '12/28'],
    ['12/20', '12/20'],
    ['12/202', '12/202'],
  ])('formats the date %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['', 'Saisissez le numéro de votre carte.'],
    ['4970 1', 'Ce numéro de carte est incomplet.'],
    ['4970 1000 0000 0001', 'Ce numéro de carte est erroné : vérifiez les chiffres.'],
    ['4970 1000 0000 0105', null],
    ['4970 1000 0000 0000', null],
  ])('validates the number %j with the message %j', (typed, fault) => {
    expect(numberFault(typed, ['4970100000000000'])).toBe(fault);
  });

  it.each([
    ['', "Saisissez la date d'expiration."],
    ['12', 'Saisissez la date sous la forme MM/AA.'],
    ['13/28', 'Saisissez la date sous la forme MM/AA.'],
    ['04/26', 'Cette carte a expiré.'],
    ['05/26', null],
  ])('validates the date %j with the message %j', (typed, fault) => {
    expect(expiryFault(typed, may2026)).toBe(fault);
  });

  it('reports the required length for a security code of two digits', () => {
    expect(securityCodeFault('12', 'CB')).toBe('Le code de sécurité a 3 chiffres.');
    expect(securityCodeFault('1234', 'AMEX')).toBeNull();
  });
});
