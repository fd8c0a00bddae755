@rem Windows has no exec: there the scripts of package.json that begin with it just run.
@%*
