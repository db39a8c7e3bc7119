library(jsonlite)
found <- fromJSON("http://localhost:4200/api/v1/answers/revenue?m=amount&by=taxType", simplifyVector = FALSE)
taxes <- unlist(found$columns[[1]]$values)
amounts <- as.numeric(unlist(found$columns[[2]]$values))
