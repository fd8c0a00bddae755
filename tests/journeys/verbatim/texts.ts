/** A text as the specification quotes it; with it what the shop shows, where that is more or has a value instead. */
export type Entry = string | readonly [quoted: string, shown: RegExp];

/** The screens that show quoted texts, in the sequence in which the journey comes to them. */
export const screens = {
  'the home page': ['9 familles de produits', 'Connexion'],
  'the search': ['Rechercher un produit', ['Résultat de recherche', /^Résultat de recherche "savon noir"$/]],
  'a list': [['Ajouter au panier', /^Ajouter au panier$/]],
  'a list that cannot be read': ['Erreur inconnue'],
  'a product': [
    'Vendu en conditionnement',
    'Ajouter au panier',
    'Fiche technique',
    'Fiche de sécurité',
    'Découvrez aussi',
  ],
  'a product that was added': ['Le produit a été ajouté au panier'],
  'two of a product that were added': ['Les produits ont été ajoutés au panier'],
  'the panel of a full cart': ['VOTRE PANIER', 'Continuer mes achats', 'Commander'],
  'the panel of an empty cart': ["Pas d'article dans le panier"],
  'categories that cannot be read': ['Erreur lors de la récupération des catégories'],
  'a page that fails': ['Unexpected Application Error!'],
  'the login dialog': [
    "J'AI DÉJÀ UN COMPTE",
    'Rester connecté',
    'Me connecter',
    "JE N'AI PAS ENCORE DE COMPTE",
    'Créer mon compte',
  ],
  'a registration with a known e-mail address': ['Un compte existe déjà à cette adresse mail.'],
  'a registration that fails': ['Une erreur est survenue.'],
  'a registration': ['Un mail vous a été envoyé pour vérifier votre compte.'],
  'a mailed link that is not valid': ["Echec de la vérification de l'email utilisateur"],
  'a mailed link': ['Compte vérifié !'],
  'a refused login': ['Se connecter', 'Erreur lors de la connexion'],
  'a forgotten password without an e-mail address': ['Confirmer', 'Vous devez préciser votre adresse mail.'],
  'a forgotten password of nobody': ['Aucun compte ne correspond à cette adresse mail.'],
  'a forgotten password': ['Requête prise en compte'],
  'two new passwords that differ': ['Vos mots de passe doivent correspondre.'],
  'a new password that is refused': ['Une erreur est survenue.'],
  'a new password': [
    'Modification de mot de passe réussie. Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  ],
  'the contact form': ['Nom*', 'Prénom*', 'Objet*', 'Adresse e-mail*', 'N° de téléphone*', 'Message*'],
  'a message that cannot be sent': ["Erreur lors de l'envoi du formulaire"],
  'a message': ['Message envoyé !'],
  'the account': [
    ['Bonjour', /^Bonjour Nadia\s!$/],
    ['!', /^Bonjour Nadia\s!$/],
    'Mes informations',
    'Enregistrer',
    'Déconnexion',
  ],
  'a profile that cannot be saved': ['Erreur lors de la mise à jour du profil'],
  'a profile that is saved': ['Profil mis à jour !'],
  'the addresses': ['Mes adresses', 'Ajouter une nouvelle adresse', 'Modifier', 'Supprimer'],
  'the deletion of the default delivery address': [
    'Impossible de supprimer votre adresse de livraison par défaut.',
  ],
  'an address that cannot be changed': ["Erreur lors de la mise à jour de l'adresse"],
  'an address that is changed': ["L'adresse a bien été mise à jour !"],
  'an address that cannot be added': ["Erreur lors de l'ajout d'adresse"],
  'an address that is added': ['Votre adresse a bien été ajoutée'],
  'an address that cannot be deleted': ["Erreur lors de la suppression de l'adresse"],
  'an address that is deleted': ['Votre adresse a bien été supprimé'],
  'addresses that cannot be read': ['Echec de la récupération des informations utilisateur'],
  'no addresses': ['Aucune adresse enregistré'],
  'the history': ['Historique de mes commandes', 'Voir la commande', 'Signaler un problème'],
  'an order of the history': ['Standard', 'Compte client'],
  'the confirmation of an order on account': [
    'MERCI POUR VOTRE COMMANDE',
    'Le règlement de la commande est en cours de traitement par notre équipe',
  ],
  'the checkout': [
    'Ajouter une adresse',
    'Livraison déposé et rangé',
    'Enlèvement par vos soins',
    'Gratuit',
    'Payer',
    'Retour au panier',
  ],
  'the choice of an address': ['+ Ajouter une nouvelle adresse'],
  'an order on account that fails': ['Echec de la création de la commande'],
  'a payment that cannot be created': ["Régler l'achat", 'Erreur inconnue'],
  'a card form that cannot be loaded': [
    ['(see console for more details)', /\(see console for more details\)$/],
    ['The library cannot be loaded', /^The library cannot be loaded /],
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>;

export type ScreenName = keyof typeof screens;

/** Texts that no screen of a shop whose environment is valid shows: the unit test that calls what answers or logs them. */
export const calls: Readonly<Record<string, readonly Entry[]>> = {
  'shared-contracts/src/http/session-end.test.ts': [
    'Pas de refresh token disponible',
    'Erreur lors du rafraîchissement du token',
  ],
  'mfe-cart-checkout/src/payment/card-library-faults.test.ts': [
    'Domain not defined',
    'Public key not defined',
    ['[domain] is not a valid endpoint domain', /\[\S+\] is not a valid endpoint domain/],
    ['Domain format should be {host}', /Domain format should be https:\S+/],
    ['[key] is not a valid public key', /\[\S+\] is not a valid public key/],
    'Public key format should be shopId:[test]publickey_*',
  ],
};

/** Quoted, and nothing can bring it up: why. */
export const unreachable: Readonly<Record<string, string>> = {
  '/': 'a path that a setting must have, no text',
  test: 'a part of the key that a setting may have, no text',
  'document.body is undefined':
    'React renders the shop into the body, so the card form is never asked for without one',
};
