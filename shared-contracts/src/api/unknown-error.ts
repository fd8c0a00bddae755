/** Message shown when neither the API nor the caller has a more precise one (specification section 8). */
export const unknownError = 'Erreur inconnue';
