/** What is shown when neither the API nor the caller has better words (specification section 8). */
export const unknownError = 'Erreur inconnue';
